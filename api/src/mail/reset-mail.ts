import type { Mail } from "#contract/mail"
import type { Language } from "#contract/words"

interface Words {
  readonly direction: "ltr" | "rtl"
  readonly subject: string
  readonly greeting: string
  readonly reason: string
  readonly press: string
  readonly limits: string
  readonly otherwise: string
  readonly farewell: string
}

/** The same mail in each language. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    direction: "ltr",
    subject: "A new password for Tahaddi",
    greeting: "Hello,",
    reason: "Someone (probably you) asked for a new password for your Tahaddi account.",
    press: "Choose a new password",
    limits: "The link works once and ends after one hour.",
    otherwise:
      "If it was not you, ignore this e-mail: your password stays the same, and nobody else gets this link.",
    farewell: "The Tahaddi team",
  },
  ar: {
    direction: "rtl",
    subject: "كلمة مرور جديدة في تحدّي",
    greeting: "مرحبًا،",
    reason: "وصلنا طلب لتغيير كلمة مرور حسابك في تحدّي.",
    press: "اختر كلمة مرور جديدة",
    limits: "يعمل هذا الرابط مرة واحدة، وتنتهي صلاحيته بعد ساعة.",
    otherwise:
      "إن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي، ولا يصل هذا الرابط إلى غيرك.",
    farewell: "فريق تحدّي",
  },
}

/** The mail with a reset link, as plain text and as a simple page. */
export function writeResetMail(
  link: string,
  language: Language,
): Pick<Mail, "subject" | "text" | "html"> {
  const { direction, subject, greeting, reason, press, limits, otherwise, farewell } =
    words[language]
  const text = [greeting, reason, `${press}:\n${link}`, limits, otherwise, farewell].join("\n\n")
  const button = `<a href="${escaped(link)}">${press}</a>`
  const paragraphs = [greeting, reason, button, limits, otherwise, farewell]
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 sans-serif">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")}
</body>
</html>
`
  return { subject, text, html }
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
