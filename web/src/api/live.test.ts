// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, TableApi, Unreachable } from "./client";
import { Live } from "./live.svelte";
import type { Position } from "./types";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() { FakeSocket.all.push(this); }
  send(text: string): void { this.sent.push(JSON.parse(text) as Record<string, unknown>); }
  close(): void { this.readyState = WebSocket.CLOSED; }
  say(message: unknown): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  drop(code = 1006): void { this.readyState = WebSocket.CLOSED; this.onclose?.({ code }); }
}

const at = (sequence: number, more: Partial<Position> = {}): Position =>
  ({ table: "t", sequence, at: sequence, of: sequence, seat: 0, to_act: 0, over: false, things: [], actions: [], log: [], seats: [], ...more }) as unknown as Position;

const begun: Live[] = [];

function begin(api = new TableApi("t", "secret")): { live: Live; socket: FakeSocket } {
  const live = new Live(api, () => new FakeSocket() as unknown as WebSocket);
  begun.push(live);
  live.open();
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  return { live, socket };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  for (const live of begun.splice(0)) live.close();
  vi.useRealTimers();
});

describe("the live position", () => {
  it("says the secret in its first message and nowhere else", () => {
    const { socket } = begin();
    expect(socket.sent).toEqual([{ type: "hello", secret: "secret", lang: "en", since: null }]);
  });

  it("takes positions and patches in order", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(3) });
    expect(live.status).toBe("live");
    socket.say({ type: "patch", from: 3, to: 4, patch: [{ op: "replace", path: "/sequence", value: 4 }, { op: "replace", path: "/to_act", value: 1 }] });
    expect(live.position).toMatchObject({ sequence: 4, to_act: 1 });
  });

  it("leaves out a patch that it knows by the answer to an action", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(4) });
    socket.say({ type: "patch", from: 3, to: 4, patch: [{ op: "replace", path: "/to_act", value: 9 }] });
    expect(live.position?.to_act).toBe(0);
    expect(socket.sent).toHaveLength(1);
  });

  it("asks for everything when a patch does not fit", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(3) });
    socket.say({ type: "patch", from: 5, to: 6, patch: [] });
    expect(live.position?.sequence).toBe(3);
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", since: null });
    socket.say({ type: "patch", from: 3, to: 4, patch: [{ op: "remove", path: "/nothing" }] });
    expect(socket.sent).toHaveLength(3);
  });

  it("comes back by itself and counts what it missed", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(3) });
    socket.drop();
    expect(live.status).toBe("lost");
    expect(live.position?.sequence).toBe(3);
    vi.advanceTimersByTime(600);
    const next = FakeSocket.all.at(-1)!;
    expect(next).not.toBe(socket);
    next.onopen?.();
    expect(next.sent[0]).toMatchObject({ type: "hello", since: 3 });
    next.say({ type: "position", position: at(6) });
    expect(live.status).toBe("live");
    expect(live.missed).toBe(3);
  });

  it("notices a connection that died without a word", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(3) });
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(live.status).toBe("live");
    vi.advanceTimersByTime(20_000);
    expect(live.status).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("believes the browser that it is offline, and tries at once when it is back", () => {
    const { live, socket } = begin();
    socket.say({ type: "position", position: at(3) });
    window.dispatchEvent(new Event("offline"));
    expect(live.status).toBe("lost");
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]!.say({ type: "position", position: at(3) });
    expect(live.status).toBe("live");
    live.close();
    window.dispatchEvent(new Event("offline"));
    expect(live.status).toBe("live");
  });

  it("does not come back to a table that is not there", () => {
    const { live, socket } = begin();
    socket.drop(4404);
    expect(live.status).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("sends one step that was made while the connection was away, when it is back", async () => {
    const api = new TableApi("t", "secret");
    const act = vi.spyOn(api, "act").mockResolvedValue(at(4));
    const { live, socket } = begin(api);
    socket.say({ type: "position", position: at(3) });
    socket.drop();
    const first = live.act("a");
    expect(await live.act("b")).toBe(false);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    FakeSocket.all.at(-1)!.say({ type: "position", position: at(3) });
    expect(await first).toBe(true);
    expect(act).toHaveBeenCalledExactlyOnceWith("a", 3);
    expect(live.position?.sequence).toBe(4);
    expect(live.pending).toBeNull();
  });

  it("does not send a waiting step to a position that has changed meanwhile", async () => {
    const api = new TableApi("t", "secret");
    const act = vi.spyOn(api, "act").mockResolvedValue(at(5));
    const { live, socket } = begin(api);
    socket.say({ type: "position", position: at(3) });
    socket.drop();
    const step = live.act("a");
    vi.advanceTimersByTime(600);
    FakeSocket.all.at(-1)!.say({ type: "position", position: at(4) });
    expect(await step).toBe(false);
    expect(act).not.toHaveBeenCalled();
    expect(live.problem?.key).toBe("unsent");
  });

  it("shows the fresh position and the sentence when it was out of date", async () => {
    const api = new TableApi("t", "secret");
    vi.spyOn(api, "act").mockRejectedValue(new Refused(409, { key: "stale", text: "Somebody was quicker." }, { position: at(7) }));
    const { live, socket } = begin(api);
    socket.say({ type: "position", position: at(3) });
    expect(await live.act("a")).toBe(false);
    expect(live.position?.sequence).toBe(7);
    expect(live.problem?.text).toBe("Somebody was quicker.");
  });

  it("keeps the position when the server cannot be reached", async () => {
    const api = new TableApi("t", "secret");
    vi.spyOn(api, "undo").mockRejectedValue(new Unreachable("gone"));
    const { live, socket } = begin(api);
    socket.say({ type: "position", position: at(3) });
    expect(await live.undo()).toBe(false);
    expect(live.problem?.key).toBe("unreachable");
    expect(live.position?.sequence).toBe(3);
  });
});
