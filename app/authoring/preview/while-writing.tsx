import { type ComponentType, useEffect, useState } from "react"
import type { LiveProps } from "./live-preview"

export type LoadPreview = () => Promise<{ readonly Live: ComponentType<LiveProps> }>

interface WhileWritingProps extends LiveProps {
  load: LoadPreview
}

export function WhileWriting({ box, load }: WhileWritingProps) {
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  useEffect(() => {
    const wide = matchMedia("(min-width: 840px)")
    const begin = () => {
      if (!wide.matches) return
      wide.removeEventListener("change", begin)
      load().then(
        (module) => setLive(() => module.Live),
        () => {},
      )
    }
    begin()
    wide.addEventListener("change", begin)
    return () => wide.removeEventListener("change", begin)
  }, [load])
  return Live ? <Live box={box} /> : null
}
