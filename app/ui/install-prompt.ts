interface InstallPrompt extends Event {
  prompt(): Promise<void>
}

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event

let kept: InstallPrompt | null = null

/** Browsers that install pages offer it once, soon after the page has loaded; it is kept for a better moment. */
export function keepInstallPrompt() {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    kept = event
  })
}

export const installPrompt = () => kept
