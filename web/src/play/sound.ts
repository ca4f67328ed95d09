/**
 * The sounds of the table, made on the spot: short and dry, of wood, stone, bronze and water. Nothing is downloaded,
 * and a reader who wants no sound doesn't load this file either.
 */
import type { GameEvent } from "../api/types";
import { settings } from "./settings.svelte";

type Maker = (at: number) => void;

let audio: AudioContext | undefined;
let out: GainNode | undefined;
let hiss: AudioBuffer | undefined;

function ready(): { audio: AudioContext; out: GainNode; hiss: AudioBuffer } {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate * 3, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  if (!out) {
    out = audio.createGain();
    out.connect(audio.destination);
  }
  // The ear hears loudness as its square.
  out.gain.value = settings.volume ** 2;
  return { audio, out, hiss };
}

/** A gain that swells and dies away. */
function swell(at: number, rise: number, length: number, loud: number): GainNode {
  const { audio, out } = ready();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  pitch: number;
  to?: number;
  length: number;
  loud: number;
  rise?: number;
  shape?: OscillatorType;
  dull?: number;
}

function tone(
  at: number,
  { pitch, to = pitch, length, loud, rise = 0.005, shape = "sine", dull }: Tone,
): void {
  const { audio } = ready();
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = swell(at, rise, length, loud);
  if (dull) {
    const filter = audio.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = dull;
    voice.connect(filter).connect(gain);
  } else voice.connect(gain);
  voice.start(at);
  voice.stop(at + length + 0.05);
}

function breath(at: number, length: number, loud: number, pitch: number, sharp: number, rise = 0.004): void {
  const { audio, hiss } = ready();
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(swell(at, rise, length, loud));
  source.start(at, Math.random() * 2);
  source.stop(at + length + 0.05);
}

const SOUNDS: Record<string, Maker> = {
  knock: (at) => {
    breath(at, 0.09, 0.9, 420, 6);
    tone(at, { pitch: 190, to: 120, length: 0.12, loud: 0.35 });
  },
  stones: (at) => {
    breath(at, 0.05, 0.7, 2600, 5);
    breath(at + 0.1, 0.06, 0.8, 2100, 5);
  },
  hammer: (at) => {
    for (const [n, part] of [1, 2.76, 5.4].entries())
      tone(at, { pitch: 520 * part, length: 0.9 / (n + 1), loud: 0.2 / (n + 1) });
    breath(at, 0.04, 0.5, 3400, 2);
  },
  oar: (at) => breath(at, 0.5, 0.4, 620, 0.8, 0.16),
  cart: (at) => {
    tone(at, { pitch: 96, to: 132, length: 0.24, loud: 0.1, rise: 0.06, shape: "sawtooth", dull: 900 });
    tone(at + 0.26, {
      pitch: 118,
      to: 92,
      length: 0.22,
      loud: 0.08,
      rise: 0.05,
      shape: "sawtooth",
      dull: 800,
    });
  },
  shield: (at) => {
    tone(at, { pitch: 240, to: 170, length: 0.16, loud: 0.3, shape: "triangle" });
    breath(at, 0.05, 0.5, 900, 3);
  },
  horn: (at) => {
    for (const pitch of [110, 165])
      tone(at, { pitch, length: 1.5, loud: 0.13, rise: 0.35, shape: "sawtooth", dull: 620 });
  },
  drums: (at) => {
    for (let i = 0; i < 7; i++)
      tone(at + i * (0.17 - i * 0.012), { pitch: 110, to: 58, length: 0.26, loud: 0.22 + i * 0.04 });
  },
  bell: (at) => {
    for (const pitch of [784, 1176]) tone(at, { pitch, length: 0.7, loud: 0.06, shape: "triangle" });
  },
  end: (at) => {
    for (const [n, pitch] of [110, 138.6, 165, 220].entries())
      tone(at + n * 0.22, {
        pitch,
        length: 2.4 - n * 0.2,
        loud: 0.12,
        rise: 0.3,
        shape: "sawtooth",
        dull: 700,
      });
  },
};

const OF: Partial<Record<GameEvent["event"], keyof typeof SOUNDS>> = {
  sent: "knock",
  refined: "stones",
  crafted: "hammer",
  reserved: "knock",
  culture: "oar",
  moved: "cart",
  strength: "shield",
  round: "horn",
  raid: "drums",
  flag: "bell",
  adult: "bell",
  over: "end",
};

/** The events as sounds, in order; the same sound only once. */
export function soundsOf(events: readonly GameEvent[]): string[] {
  const told = events.filter((event) => !("delta" in event) || event.delta !== 0);
  return [...new Set(told.flatMap((event) => OF[event.event] ?? []))];
}

const MOST = 4;
const APART = 0.14;

export function hear(events: readonly GameEvent[]): void {
  for (const [n, name] of soundsOf(events).slice(0, MOST).entries())
    SOUNDS[name]?.(ready().audio.currentTime + 0.01 + n * APART);
}

/** One sound, to try the volume with. */
export const tryOut = () => SOUNDS.hammer?.(ready().audio.currentTime);

/** The river, far off, and a bird now and then. Returns a function that stops it. */
export function ambience(): () => void {
  const { audio, out, hiss } = ready();
  const river = audio.createBufferSource();
  river.buffer = hiss;
  river.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 420;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.linearRampToValueAtTime(0.09, audio.currentTime + 3);
  const tide = audio.createOscillator();
  const depth = audio.createGain();
  tide.frequency.value = 0.11;
  depth.gain.value = 140;
  tide.connect(depth).connect(filter.frequency);
  river.connect(filter).connect(gain).connect(out);
  river.start();
  tide.start();
  const sing = () => {
    if (document.hidden) return;
    const at = audio.currentTime + Math.random() * 3;
    const pitch = 2200 + Math.random() * 900;
    for (let i = 0; i < 2 + Math.random() * 3; i++)
      tone(at + i * 0.16, { pitch, to: pitch * 1.25, length: 0.11, loud: 0.016, rise: 0.03 });
  };
  const birds = setInterval(sing, 9000);
  const hush = () => void (document.hidden ? audio.suspend() : audio.resume());
  document.addEventListener("visibilitychange", hush);
  return () => {
    clearInterval(birds);
    document.removeEventListener("visibilitychange", hush);
    river.stop();
    tide.stop();
  };
}

/** The volume was changed while something sounds. */
export const setVolume = () => void ready();
