/** The position of a table, kept up to date: a socket that comes back by itself, patches, and actions that never get lost. */

import { settings, type Lang } from "../settings.svelte";
import { Refused, TableApi, Unreachable } from "./client";
import { applyPatch, PatchError, type Operation } from "./patch";
import type { Message, Position, Problem } from "./types";

/** connecting: for the first time; live; lost: trying again; closed: the table is not there or was left. */
export type Status = "connecting" | "live" | "lost" | "closed";

const RETRIES = [0.5, 1, 2, 3, 5, 8]; // seconds before the next try
const BEAT = 20; // seconds between two questions whether the other end is still there

/** What pages and the table read. The replay gives the same without a socket. */
export interface PositionSource {
  readonly position: Position | null;
  readonly status: Status;
  readonly pending: string | null;
  act(notation: string): Promise<boolean>;
  undo(to?: number): Promise<boolean>;
  redo(to?: number): Promise<boolean>;
}

export class Live implements PositionSource {
  position: Position | null = $state.raw(null);
  status: Status = $state("connecting");
  /** The notation that was sent and is not answered yet. */
  pending: string | null = $state(null);
  /** The last thing the server refused or that went wrong, for a line in words. */
  problem: Problem | null = $state.raw(null);
  /** Seconds until the next try, while the connection is lost. */
  retryIn = $state(0);
  /** How many actions happened while the connection was lost; 0 again after the next own action. */
  missed = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #waiting: (() => void) | null = null; // one step that is sent when the connection is back
  #lostAt: number | null = null; // actions on the table when the connection went
  #beat: ReturnType<typeof setInterval> | undefined;
  #silent = false; // nothing came since the last question
  #offline = () => this.#drop();
  #online = () => this.retry();

  constructor(readonly api: TableApi, private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url)) {}

  open(): void {
    this.#closed = false;
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.connect(`${scheme}://${location.host}/api/tables/${this.api.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.position?.sequence ?? null;
      socket.send(JSON.stringify({ type: "hello", secret: this.api.secret, lang: settings.lang, since }));
      this.#silent = false;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#ping(), BEAT * 1000);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#silent = false;
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event: CloseEvent) => this.#gone(socket, event.code);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Ask for the same position in another language. */
  speak(lang: Lang): void {
    this.#tell({ type: "lang", lang });
  }

  /** Try at once instead of waiting. */
  retry(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.#timer);
    this.open();
  }

  act(notation: string): Promise<boolean> {
    return this.#send(notation, (after) => this.api.act(notation, after));
  }

  /** Take back one step, or all down to just before step `to`. */
  undo(to?: number): Promise<boolean> {
    return this.#send("undo", (after) => this.api.undo(after, to));
  }

  redo(to?: number): Promise<boolean> {
    return this.#send("redo", (after) => this.api.redo(after, to));
  }

  /** Take a position that came by another way than the socket. An older one than the shown is left out. */
  take(position: Position): void {
    if (this.position && position.sequence < this.position.sequence) return;
    this.position = position;
  }

  async #send(what: string, request: (after: number) => Promise<Position>): Promise<boolean> {
    if (this.pending !== null || !this.position) return false;
    this.pending = what;
    this.problem = null;
    try {
      const meant = this.position.sequence;
      if (this.status === "lost") await this.#back();
      if (this.position.sequence !== meant) {
        this.problem = { key: "unsent", text: "" }; // it was meant for a position that is no more
        return false;
      }
      const answer = await request(this.position.sequence);
      if (answer.sequence !== this.position.sequence) this.take(answer); // else the socket was quicker
      this.missed = 0;
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.pending = null;
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof Refused) {
      if (error.position) this.take(error.position);
      this.problem = error.problem;
    } else if (error instanceof Unreachable) {
      this.problem = { key: "unreachable", text: "" };
    } else {
      throw error;
    }
  }

  /** Resolves when the connection is back; whoever waited before is told that it was not sent. */
  #back(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = () => (this.#closed ? reject(new Unreachable("closed")) : resolve());
    });
  }

  #receive(message: Message): void {
    switch (message.type) {
      case "position":
        this.#arrived();
        // A new language sends the same sequence again, so equal is taken too.
        this.take(message.position);
        this.#count();
        break;
      case "patch":
        this.#arrived();
        this.#patch(message);
        this.#count();
        break;
      case "seats":
        if (this.position) this.position = { ...this.position, seats: message.seats };
        break;
      case "error":
        if (message.position) this.take(message.position);
        this.problem = message.error;
        break;
      case "pong":
        this.#arrived();
    }
  }

  #patch(message: { from: number; to: number; patch: Operation[] }): void {
    const position = this.position;
    if (position && message.to <= position.sequence) return; // known already by the answer to an action
    if (!position || message.from !== position.sequence) return this.#again();
    try {
      this.position = applyPatch(position, message.patch);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.#again();
    }
  }

  /** What is known does not fit what comes: ask for everything. */
  #again(): void {
    this.#tell({ type: "hello", secret: this.api.secret, lang: settings.lang, since: null });
  }

  #tell(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A connection may die without a word: whoever does not answer is gone. */
  #ping(): void {
    if (this.#silent) return this.#drop();
    this.#silent = true;
    this.#tell({ type: "ping" });
  }

  /** Give up a connection that says nothing any more; its own farewell may take minutes. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket || this.status === "lost") return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#gone(socket, 1006);
  }

  #arrived(): void {
    this.status = "live";
    this.#tries = 0;
    this.retryIn = 0;
    this.#waiting?.();
    this.#waiting = null;
  }

  #count(): void {
    if (this.#lostAt === null || !this.position) return;
    this.missed = Math.max(0, this.position.at - this.#lostAt);
    this.#lostAt = null;
  }

  #gone(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#beat);
    if (code === 4404 || code === 4401 || code === 4403 || code === 1008) {
      this.status = "closed";
      return;
    }
    if (this.status === "live") this.#lostAt = this.position?.at ?? null;
    if (this.position) this.status = "lost";
    const seconds = RETRIES[Math.min(this.#tries, RETRIES.length - 1)]!;
    this.#tries += 1;
    this.retryIn = seconds;
    this.#timer = setTimeout(() => this.open(), seconds * 1000);
  }
}
