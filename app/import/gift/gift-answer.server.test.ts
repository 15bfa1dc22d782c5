import { expect, it } from "vitest"
import { readAnswer } from "./gift-answer.server"

it.each([
  ["nothing for it", "=Saturn =%0%Jupiter", { answer: ["Saturn"], wrong: ["Jupiter"] }],
  [
    "nothing for anything else",
    "=Frog#Good! =%0%*#Wrong",
    { answer: ["Frog"], wrong: [], feedback: "Good!" },
  ],
  ["less than nothing", "=%100%Rome =%-50%Milan", { answer: ["Rome"], wrong: ["Milan"] }],
  ["points with a fraction", "=%100.0%CO2", { answer: ["CO2"] }],
  [
    "lines",
    "\n\t=%100%Cairo#On the Nile.\n\t=%100%Al-Qahira#The same.\n",
    { answer: ["Cairo", "Al-Qahira"], feedback: "On the Nile. The same." },
  ],
  [
    "only what is said of a wrong answer",
    "=a =%0%b#No, that is b.",
    { feedback: "No, that is b." },
  ],
  ["a number", "#8", { answer: ["8"], wrong: [] }],
  ["a number with a space", "# 1822", { answer: ["1822"] }],
  ["a number without tolerance", "#8:0", { answer: ["8"] }],
  [
    "a number with what is said",
    "#4#Two by two.####Even.",
    { answer: ["4"], feedback: "Two by two. Even." },
  ],
  [
    "a number of Moodle's export",
    "#\n\t=%100%3.14:0#Good\n",
    { answer: ["3.14"], feedback: "Good" },
  ],
  ["numbers", "#=8 =%100%9", { answer: ["8", "9"] }],
  ["a negative number", "#-12.5", { answer: ["-12.5"] }],
  [
    "a format of its own",
    "=[html]<p>H<sub>2</sub>O</p>#[html]<p>Water.</p>",
    { answer: ["H₂O"], feedback: "Water." },
  ],
  ["an entity with a number", "=It&#39;s#&#60;", { answer: ["It's"], feedback: "<" }],
  ["a percent sign", "=%100%50%", { answer: ["50%"] }],
  ["a statement in lines", "\nTRUE\n####[html]<p>Yes.</p>", { answer: true, feedback: "Yes." }],
])("reads an answer with %s", (_, text, expected) => {
  expect(readAnswer(text.trim(), "moodle")).toMatchObject(expected)
})

it.each([
  ["number", "#8:0.1"],
  ["number", "#1..5"],
  ["number", "#=%100%3.14:0.01"],
  ["number", "#8 cm"],
  ["number", "#"],
  ["weights", "=%50%Grant =%100%Lee"],
  ["weights", "#=8 =%50%9"],
  ["noAnswer", "=%0%Jupiter"],
  ["noAnswer", "Cairo"],
  ["markup", "=<img src='a.png'>"],
  ["markup", "TRUE####<table><tr><td>x</td></tr></table>"],
  ["matching", "=a -> b =c -> d"],
  ["essay", ""],
] as const)("refuses as %s: %s", (refusal, text) => {
  expect(readAnswer(text, "html")).toMatchObject({ refusal })
})

it.each([
  ["one right choice", "=Cairo ~Giza ~Luxor", { answer: ["Cairo"], wrong: ["Giza", "Luxor"] }],
  ["weights", "~%100%Cairo ~%-50%Giza", { answer: ["Cairo"], wrong: ["Giza"] }],
  ["three words", "~a =The Red Sea", { answer: ["The Red Sea"] }],
  ["what is said", "=a#Yes. ~b#No.", { feedback: "Yes." }],
  ["HTML", "=<p>Cairo</p> ~<p>Giza</p>", { answer: ["Cairo"], wrong: ["Giza"] }],
])("offers a choice with %s as a typed answer", (_, text, typed) => {
  expect(readAnswer(text, "html")).toMatchObject({ refusal: "choice", typed })
})

it.each([
  ["four words", "=a b c d ~e"],
  ["two right choices", "~%50%a ~%50%b ~c"],
  ["no right choice", "~a ~b"],
  ["a choice of all others", "=All of them ~a ~b"],
  ["the same in Arabic", "=كل ما سبق ~أ ~ب"],
  ["a picture", "=<img src='a.png'> ~b"],
])("does not offer a choice with %s", (_, text) => {
  expect(readAnswer(text, "html")).toEqual({ refusal: "choice", typed: null })
})
