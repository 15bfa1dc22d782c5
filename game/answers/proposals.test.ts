import { expect, it } from "vitest"
import { proposalsFor } from "./proposals"

it.each([
  ["Which statue am I?", "Liberty", ["statue Liberty"]],
  ["أيّ تمثال أنا؟", "الحرية", ["تمثال الحرية"]],
  ["Which organisation keeps peace?", "United Nations|UN", ["organisation United Nations", "UN"]],
  ["Who wrote Hamlet?", "William Shakespeare", ["Shakespeare"]],
  ["من كتب «زقاق المدق»؟", "نجيب محفوظ", ["محفوظ"]],
  ["ما ضلع الزاوية؟", "جيب الزاوية", ["ضلع جيب الزاوية", "جيب"]],
  ["Is it 7?", "7", []],
  ["Which sea?", "", []],
])("proposes for %j and %j what pupils will write", (question, answer, proposals) => {
  expect(proposalsFor(question, answer)).toEqual(proposals)
})
