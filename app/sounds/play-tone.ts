/** Times are in seconds. The pitch slides between two values in hertz. The loudness is at most 1. */
export interface Tone {
  readonly wave: OscillatorType | "noise"
  readonly at?: number
  readonly lasts: number
  /** The time until it is loudest. */
  readonly rises?: number
  readonly from: number
  readonly to: number
  readonly loudness: number
  /** How often per second the pitch wavers, like the pea in a whistle. */
  readonly trembles?: number
}

/** Schedules a tone from now on; its sources stop at its end. */
export function playTone(tone: Tone, audio: BaseAudioContext) {
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

/** Random samples through a band-pass filter, whose frequency is the pitch. */
export function noise(audio: BaseAudioContext) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true })
  const output = new BiquadFilterNode(audio, { type: "bandpass", Q: 1 })
  source.connect(output)
  return { source, pitch: output.frequency, output }
}

/** Moves a pitch up and down by 120 Hz. */
function tremble(audio: BaseAudioContext, pitch: AudioParam, frequency: number) {
  const source = new OscillatorNode(audio, { frequency })
  const depth = new GainNode(audio, { gain: 120 })
  source.connect(depth).connect(pitch)
  return source
}
