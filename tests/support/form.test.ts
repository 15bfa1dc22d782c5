import { parse } from "node-html-parser"
import { expect, test } from "vitest"
import { fillForm, type Pressed, type Values } from "./form"

const page = parse(`
  <form id="play" method="post" action="/play" enctype="multipart/form-data">
    <input type="hidden" name="round" value="r1">
    <input name="answer" value="draft"><textarea name="note">kept</textarea>
    <select name="grade"><option value="7">Seven</option><option value="8" selected>Eight</option></select>
    <input type="radio" name="type" value="0" checked><input type="radio" name="type" value="1">
    <input type="checkbox" name="correct" value="1" checked><input type="checkbox" name="correct" value="2">
    <input name="old" value="x" disabled>
    <button name="intent" value="hint" formaction="/hint">Next hint</button>
    <button name="intent" value="answer">Answer</button>
  </form>
  <form id="find"><input name="q"></form>
  <button form="play" name="intent" value="next">Next</button>`)

test("a form sends its values, with the first button", () => {
  expect(send({})).toEqual({
    method: "POST",
    action: "/hint",
    isMultipart: true,
    entries: [
      ["round", "r1"],
      ["answer", "draft"],
      ["note", "kept"],
      ["grade", "8"],
      ["type", "0"],
      ["correct", "1"],
      ["intent", "hint"],
    ],
  })
})

test("typed and chosen values replace the original ones", () => {
  const { entries } = send({ answer: "Nile", grade: "7", type: "1", correct: ["1", "2"] }, "Answer")
  expect(entries).toContainEqual(["answer", "Nile"])
  expect(entries).toContainEqual(["grade", "7"])
  expect(entries.filter(([name]) => name === "type")).toEqual([["type", "1"]])
  expect(entries.filter(([name]) => name === "correct").length).toBe(2)
  expect(entries).toContainEqual(["intent", "answer"])
})

test("a button outside the form that names it can be pressed", () => {
  expect(send({}, { name: "intent", value: "next" }).entries).toContainEqual(["intent", "next"])
})

test("an unknown field, option or button is an error", () => {
  expect(() => send({ hint: "x" })).toThrow('no field "hint"')
  expect(() => send({ old: "y" })).toThrow('no field "old"')
  expect(() => send({ grade: "9" })).toThrow('does not offer "9"')
  expect(() => send({}, "Cheat")).toThrow("no button")
})

test("a form without a method uses GET", () => {
  const form = page.querySelector("#find")
  expect(form && fillForm(form, { q: "sets" }).method).toBe("GET")
})

function send(values: Values, pressed?: Pressed) {
  const form = page.querySelector("#play")
  if (!form) throw new Error("The sample has lost its form.")
  return fillForm(form, values, pressed)
}
