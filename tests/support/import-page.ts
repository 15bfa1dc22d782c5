import type { Page, Visitor } from "./visitor"

export const importPath = "/my-questions/import"

export const header =
  "Grade,Chapter,Question,Statement 1,Statement 2,Statement 3,Statement 4,Statement 5,Statement 6,True statements,Explanation"

export const row = (question: string, correct = "135", chapter = "1") =>
  `7,${chapter},${question},2 is prime,9 is prime,3 is prime,8 is prime,7 is prime,6 is prime,"${correct}","Said, ""so"""`

export async function check(visitor: Visitor, text: string) {
  await visitor.open(importPath)
  return visitor.submit({ form: "main form.card", values: { text } })
}

export async function leftFiles(visitor: Visitor, name = "tahaddi-errors"): Promise<string[]> {
  const names = visitor.page.document
    .querySelectorAll(`#send input[name=rows][value^=${name}]`)
    .map((button) => button.getAttribute("value") ?? "")
  const pages = await Promise.all(
    names.map((value) => visitor.twin().submit({ form: "#send", button: { name: "rows", value } })),
  )
  return pages.map(({ html, headers }) =>
    headers.get("Content-Disposition")?.startsWith("attachment") ? html : "",
  )
}

export const entriesOn = ({ document }: Page) =>
  document.querySelectorAll("#rows ~ ol > li, #rows ~ details > ol > li")
