import type { Mail } from "#platform/mail"
import type { Language } from "#contract/words"

const directions: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", ar: "rtl" }

interface MailLink {
  readonly link: string
  readonly press: string
}

export const linkTo = (link: string, press: string): MailLink => ({ link, press })

export function writeMail(
  language: Language,
  subject: string,
  paragraphs: readonly (string | MailLink)[],
): Pick<Mail, "subject" | "text" | "html"> {
  const text = paragraphs
    .map((each) => (typeof each === "string" ? each : `${each.press}:\n${each.link}`))
    .join("\n\n")
  const html = `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 sans-serif">
${paragraphs.map((each) => `<p>${toHtml(each)}</p>`).join("\n")}
</body>
</html>
`
  return { subject, text, html }
}

const toHtml = (paragraph: string | MailLink): string =>
  typeof paragraph === "string"
    ? escaped(paragraph).replaceAll("\n", "<br>")
    : `<a href="${escaped(paragraph.link)}">${paragraph.press}</a>`

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
