/** Sounds, made by the page itself out of tones and noise; each is shorter than a second. Off until somebody switches them on. */

import { settings, type SoundGroup } from "../settings.svelte";

/** A tone that glides from one pitch to another, or noise through a filter at that pitch; times in seconds. */
interface Part {
  kind: "sine" | "triangle" | "square" | "noise";
  from: number;
  to?: number;
  at?: number;
  for: number;
  loud?: number;
}

interface Sound {
  group: SoundGroup;
  parts: readonly Part[];
}

const noise = (from: number, length: number, more: Partial<Part> = {}): Part => ({ kind: "noise", from, for: length, ...more });
const tone = (from: number, length: number, more: Partial<Part> = {}): Part => ({ kind: "triangle", from, for: length, ...more });

export const SOUNDS = {
  step_grass: { group: "board", parts: [noise(900, 0.09, { loud: 0.5 }), noise(700, 0.08, { at: 0.11, loud: 0.4 })] },
  step_stone: { group: "board", parts: [noise(2200, 0.04), tone(170, 0.06), noise(2000, 0.04, { at: 0.12, loud: 0.7 })] },
  step_water: { group: "board", parts: [noise(1200, 0.22, { to: 400, loud: 0.5 }), tone(500, 0.12, { to: 900, at: 0.08, loud: 0.2 })] },
  step_sand: { group: "board", parts: [noise(3200, 0.16, { loud: 0.3 }), noise(2800, 0.14, { at: 0.16, loud: 0.25 })] },
  tile: { group: "board", parts: [noise(500, 0.2, { to: 1800, loud: 0.6 }), tone(110, 0.18, { at: 0.2, to: 80 })] },
  card: { group: "cards", parts: [noise(2600, 0.1, { to: 1200, loud: 0.6 })] },
  dice: { group: "cards", parts: [0, 0.07, 0.15, 0.25].map((at) => noise(1700 + at * 1500, 0.04, { at })) },
  mana: { group: "cards", parts: [tone(660, 0.3, { kind: "sine", to: 990 }), tone(1320, 0.4, { kind: "sine", at: 0.06, loud: 0.4 })] },
  coin: { group: "cards", parts: [tone(1480, 0.09, { kind: "sine" }), tone(1975, 0.25, { kind: "sine", at: 0.07 })] },
  block: { group: "fight", parts: [tone(240, 0.25, { to: 180 }), noise(3000, 0.06), tone(730, 0.3, { loud: 0.3 })] },
  blow: { group: "fight", parts: [noise(1400, 0.08, { to: 300 }), tone(150, 0.2, { to: 60 })] },
  falls: { group: "fight", parts: [tone(220, 0.4, { to: 55 }), noise(400, 0.18, { at: 0.34 })] },
  wound: { group: "fight", parts: [tone(190, 0.35, { kind: "square", to: 120, loud: 0.3 }), noise(600, 0.1)] },
  level: { group: "calls", parts: [523, 659, 784].map((pitch, i) => tone(pitch, 0.32, { at: i * 0.14 })) },
  night: { group: "calls", parts: [tone(340, 0.22, { kind: "sine" }), tone(330, 0.45, { kind: "sine", at: 0.32, to: 300 })] },
  day: { group: "calls", parts: [0, 0.12, 0.3].map((at, i) => tone(2300 + i * 300, 0.1, { kind: "sine", to: 2900, at, loud: 0.5 })) },
  turn: { group: "calls", parts: [tone(587, 0.16), tone(880, 0.3, { at: 0.12 })] },
  refusal: { group: "calls", parts: [tone(130, 0.09, { loud: 0.8 }), tone(120, 0.1, { at: 0.13, loud: 0.6 })] },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** How long a sound lasts, in seconds. */
export function length({ parts }: Sound): number {
  return Math.max(...parts.map((part) => (part.at ?? 0) + part.for));
}

const VERBS: readonly (readonly [RegExp, SoundName])[] = [
  [/^(explore|discover|place|turn) /, "tile"],
  [/^(move|step|march|go|portal)\b/, "step_grass"],
  [/^(recruit|reinforce|buy|buy-\S+|build|hire|sell|learn|unlock|trade)\b/, "coin"],
  [/^(die|reroll|gaar|roll)\b/, "dice"],
  [/^(crystal|pay|mine|spend)\b/, "mana"],
  [/^(block|guard|defend)\b/, "block"],
  [/^(attack|strike|fight|challenge)\b/, "blow"],
  [/^(play|power|sideways|discard|card|use|tactic|swap|drop|boost)\b/, "card"],
];

/** What an action sounds like; null if it makes no sound. */
export function soundOf(notation: string): SoundName | null {
  return VERBS.find(([verb]) => verb.test(notation))?.[1] ?? null;
}

const KINDS: readonly (readonly [RegExp, SoundName])[] = [
  [/level/, "level"],
  [/defeat|slain|falls|destroyed/, "falls"],
  [/wound/, "wound"],
];

/** What an event of the log sounds like, by its kind. */
export function soundOfEvent(key: string): SoundName | null {
  return KINDS.find(([kind]) => kind.test(key))?.[1] ?? null;
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  hiss.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  return hiss;
}

function sound(audio: AudioContext, part: Part, volume: number): void {
  const start = audio.currentTime + (part.at ?? 0);
  const end = start + part.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.22 * volume * (part.loud ?? 1), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const [source, pitch] = voice(audio, part, gain);
  pitch.setValueAtTime(part.from, start);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, end);
  source.start(start);
  source.stop(end);
}

function voice(audio: AudioContext, part: Part, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  if (part.kind === "noise") {
    const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
    source.buffer = hissOf(audio);
    filter.type = "bandpass";
    source.connect(filter).connect(out);
    return [source, filter.frequency];
  }
  const source = audio.createOscillator();
  source.type = part.kind;
  source.connect(out);
  return [source, source.frequency];
}

/** Let a sound be heard, if sounds are on. Nothing waits for it. */
export function play(name: SoundName | null): void {
  if (!name || !settings.sound || typeof AudioContext === "undefined") return;
  const { group, parts } = SOUNDS[name];
  const volume = settings.volumes[group] / 100;
  if (volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  for (const part of parts) sound(context, part, volume);
}
