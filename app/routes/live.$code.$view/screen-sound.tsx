import { useTranslation } from "react-i18next"
import { useNonce } from "#app/ui/server-sent.tsx"

/** Off at first; the switch is on the page that the host opens for the class. */
export function ScreenSound() {
  const { t } = useTranslation()
  return (
    <script
      data-plain=""
      data-on={t("live.soundOn")}
      data-off={t("live.soundOff")}
      nonce={useNonce()}
      dangerouslySetInnerHTML={{ __html: soundScript }}
    />
  )
}

/**
 * Is sent as it is, so it has no comments and no `<`. Whistle, bell, drum and fanfare are tones: the pitch in Hz, when it
 * begins, how many seconds it lasts, and its wave. A first page has the styles of its own HTML alone until this runs.
 */
export const soundScript = `(function () {
  var script = document.currentScript, button = document.createElement("button"), audio
  var tones = {
    ask: [[2300, 0, 0.12, "square"], [2350, 0.16, 0.5, "square"]],
    closing: [[880, 0, 1.2, "sine"], [1320, 0, 1.2, "sine"], [880, 0.4, 1.4, "sine"]],
    reveal: Array.from({ length: 12 }, (_, at) => [90 + 4 * at, at * 0.09, 0.16, "triangle"]),
    podium: [523, 659, 784, 1047].map((pitch, at) => [pitch, at * 0.18, 0.7, "triangle"])
  }
  function read() { return (document.querySelector("[data-moment]") || script).dataset.moment || "" }
  var shown = read()
  function play(moment) {
    (tones[moment] || []).forEach(function ([pitch, at, lasts, wave]) {
      var tone = audio.createOscillator(), volume = audio.createGain(), from = audio.currentTime + at
      tone.type = wave
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.15, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + lasts)
      tone.connect(volume).connect(audio.destination)
      tone.start(from)
      tone.stop(from + lasts)
    })
  }
  function say() { button.textContent = audio ? script.dataset.off : script.dataset.on }
  button.className = "screen-sound button button-quiet"
  button.onclick = function () {
    if (audio) audio = audio.close() && null
    else {
      audio = new AudioContext()
      play("closing")
    }
    say()
  }
  say()
  document.getElementById("all-styles").media = "all"
  document.body.append(button)
  new MutationObserver(function () {
    var before = shown
    shown = read()
    if (audio && shown !== before) play(shown.split(" ")[0])
  }).observe(document.body, { childList: true })
})()`
