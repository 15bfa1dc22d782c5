import { type ComponentType, useEffect, useState } from "react"
import type { LiveProps } from "./live-preview"

export type LoadPreview = () => Promise<{ readonly Live: ComponentType<LiveProps> }>

interface Props extends LiveProps {
  load: LoadPreview
}

/** The live preview, in a wide window only; its code is loaded on the first input. */
export function WhileWriting({ box, load }: Props) {
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  useEffect(() => {
    const around = box.current
    const begin = () => {
      if (!matchMedia("(min-width: 840px)").matches) return
      around?.removeEventListener("input", begin)
      load().then(
        (module) => setLive(() => module.Live),
        () => {},
      )
    }
    around?.addEventListener("input", begin)
    return () => around?.removeEventListener("input", begin)
  }, [box, load])
  return Live ? <Live box={box} /> : null
}
