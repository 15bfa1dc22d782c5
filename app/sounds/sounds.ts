type Sound = "whistle" | "crowd" | "card" | "drum"

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  whistle: [
    { wave: "square", lasts: 0.12, from: 2200, to: 2350, loudness: 0.08, trembles: 34 },
    { wave: "square", at: 0.16, lasts: 0.5, from: 2300, to: 2350, loudness: 0.1, trembles: 34 },
    { wave: "noise", at: 0.16, lasts: 0.5, from: 2400, to: 2400, loudness: 0.1 },
  ],
  crowd: [
    { wave: "noise", at: 0.3, lasts: 1.9, rises: 0.6, from: 500, to: 900, loudness: 0.9 },
    { wave: "noise", at: 0.5, lasts: 1.5, rises: 0.4, from: 1300, to: 1000, loudness: 0.5 },
  ],
  card: [
    { wave: "noise", lasts: 0.07, from: 1800, to: 4200, loudness: 0.5 },
    { wave: "triangle", at: 0.06, lasts: 0.06, from: 420, to: 180, loudness: 0.4 },
  ],
  drum: [
    { wave: "sine", lasts: 0.3, from: 160, to: 50, loudness: 0.9 },
    { wave: "sine", at: 0.32, lasts: 0.4, from: 120, to: 40, loudness: 0.9 },
  ],
}

/** In milliseconds; arrays alternate vibrations and pauses. */
const vibrations: Readonly<Partial<Record<Sound, number | number[]>>> = {
  whistle: 80,
  card: 25,
  drum: [60, 90, 60],
}

/**
 * Plays the sounds that new elements name in `data-sound`; returns a function that stops it. Plays the whistle as soon
 * as the browser allows sound, so that a tap on the switch is heard.
 */
export function playMarked(): () => void {
  const audio = new AudioContext()
  const wake = () => void audio.resume().catch(() => {})
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const sound of [...addedNodes].flatMap(soundsIn)) play(sound, audio)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("click", wake)
  audio.addEventListener("statechange", () => play("whistle", audio), { once: true })
  wake()
  return () => {
    observer.disconnect()
    document.removeEventListener("click", wake)
    void audio.close()
  }
}

function soundsIn(node: Node): Sound[] {
  if (!(node instanceof Element)) return []
  const marked = node.matches("[data-sound]") ? node : node.querySelector("[data-sound]")
  return (marked?.getAttribute("data-sound") ?? "").split(" ").filter(isSound)
}

const isSound = (name: string): name is Sound => Object.hasOwn(tones, name)

function play(sound: Sound, audio: AudioContext): void {
  if (audio.state !== "running") return
  for (const tone of tones[sound]) playTone(tone, audio)
  const vibration = vibrations[sound]
  if (vibration) navigator.vibrate?.(vibration)
}

/** Times are in seconds. The pitch slides between two values in hertz. The loudness is at most 1. */
interface Tone {
  readonly wave: OscillatorType | "noise"
  readonly at?: number
  readonly lasts: number
  readonly rises?: number
  readonly from: number
  readonly to: number
  readonly loudness: number
  /** How often per second the pitch wavers, like the pea in a whistle. */
  readonly trembles?: number
}

function playTone(tone: Tone, audio: BaseAudioContext) {
  const { wave, at = 0, lasts, rises = 0.01, from, to, loudness, trembles } = tone
  const start = audio.currentTime + at
  const end = start + lasts
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + rises)
  volume.gain.linearRampToValueAtTime(0, end)
  volume.connect(audio.destination)
  const { source, pitch, output } = wave === "noise" ? noise(audio) : oscillator(audio, wave)
  pitch.setValueAtTime(from, start)
  pitch.linearRampToValueAtTime(to, end)
  output.connect(volume)
  const sources = trembles ? [source, tremble(audio, pitch, trembles)] : [source]
  for (const each of sources) {
    each.start(start)
    each.stop(end)
  }
}

function oscillator(audio: BaseAudioContext, type: OscillatorType) {
  const source = new OscillatorNode(audio, { type })
  return { source, pitch: source.frequency, output: source }
}

function noise(audio: BaseAudioContext) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true })
  const output = new BiquadFilterNode(audio, { type: "bandpass", Q: 1 })
  source.connect(output)
  return { source, pitch: output.frequency, output }
}

function tremble(audio: BaseAudioContext, pitch: AudioParam, frequency: number) {
  const source = new OscillatorNode(audio, { frequency })
  const depth = new GainNode(audio, { gain: 120 })
  source.connect(depth).connect(pitch)
  return source
}
