import { expect, test } from "vitest"
import { stylesByUse } from "./used-styles.server"

const base = "*,:before{box-sizing:border-box}"
const kept = (css: string, html: string) => stylesByUse(base + css)(html).slice(base.length)

test.each([
  [".card{color:red}", `<p class="card big">`, true],
  [".card{color:red}", `<p class="cards">`, false],
  [".card{color:red}", `<p>class="card"</p>`.replaceAll(`"`, "&quot;"), false],
  [".menu .card:hover>a{color:red}", `<p class="card">`, false],
  [".menu .card:hover>a{color:red}", `<ul class="menu"><li class="card">`, true],
  [".menu,.card{color:red}", `<p class="card">`, true],
  [String.raw`.hover\:bg-text\/50:hover{color:red}`, `<p class="hover:bg-text/50">`, true],
  [String.raw`.cols-\[auto\2c 1fr\]{color:red}`, `<p class="cols-[auto,1fr]">`, true],
  [String.raw`.\[\&\>li\]\:p-3>li{color:red}`, `<ul class="[&amp;&gt;li]:p-3">`, true],
  [".card:not(.open):after{color:red}", `<p class="card">`, true],
  ["main :is(.grid,.card)>*{color:red}", `<p>`, true],
  [":root:has(.toast){color:red}", `<p>`, false],
  [":root:not(:has(.in-play)) .bar{color:red}", `<p class="bar">`, true],
  ["@media(min-width:40em){.card{color:red}}", `<p class="card">`, true],
  ["@media(min-width:40em){.card{color:red}}", `<p>`, false],
  ["@container(max-width:40em){.card{color:red}}", `<p>`, false],
  ["@keyframes in{0%{opacity:0}}", `<p>`, false],
  ["@keyframes in{0%{opacity:0}}.card{animation:in 1s}", `<p class="card">`, true],
  ["@view-transition{navigation:auto}", `<p>`, true],
  [".card{color:red}\n", `<p>`, false],
])("of %s on a page with %s: %s", (css, html, isKept) => {
  expect(kept(css, html)).toBe(isKept ? css : "")
})

test("keeps the order of the rules, and of each media query what the page uses", () => {
  const css = ".a{x:1}@media print{.b{x:2}.a{x:3}}.b{x:4}.a:hover{x:5}"
  expect(kept(css, `<p class="a">`)).toBe(".a{x:1}@media print{.a{x:3}}.a:hover{x:5}")
})
