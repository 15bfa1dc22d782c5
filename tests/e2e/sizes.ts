import type { Page } from "./fixtures"

export interface Size {
  readonly width: number
  readonly height: number
  /** Of the text alone; a zoom is a smaller window. */
  readonly text?: string
}

export const large: readonly Size[] = [
  { width: 360, height: 640, text: "200%" },
  { width: 180, height: 320 },
]
export const small: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]

export async function show(page: Page, { width, height, text = "" }: Size) {
  await page.setViewportSize({ width, height })
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text
    dispatchEvent(new Event("resize"))
  }, text)
}
