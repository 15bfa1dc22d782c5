import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { grounds } from "./theme"

const css = readFileSync(new URL("../styles.css", import.meta.url), "utf8")

test.each(["dark", "light"] as const)("the %s background matches styles.css", (theme) => {
  const [, numbers = ""] = css.match(new RegExp(`\\.${theme} \\{[^}]*--ground: ([\\d ]+);`)) ?? []
  const hex = numbers.split(" ").map((number) => Number(number).toString(16).padStart(2, "0"))
  expect(`#${hex.join("")}`).toBe(grounds[theme])
})
