import type { Mail } from "#platform/mail"
import type { Language } from "#contract/words"
import { linkTo, writeMail } from "./write-mail"

interface Words {
  readonly subject: string
  readonly greeting: string
  readonly reason: string
  readonly press: string
  readonly limits: string
  readonly otherwise: string
  readonly farewell: string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
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
    subject: "كلمة مرور جديدة في تحدّي",
    greeting: "مرحبًا،",
    reason: "وصلنا طلب لتغيير كلمة مرور حسابك في تحدّي.",
    press: "اختيار كلمة مرور جديدة",
    limits: "يعمل هذا الرابط مرة واحدة، وتنتهي صلاحيته بعد ساعة.",
    otherwise:
      "إن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي، ولا يصل هذا الرابط إلى غيرك.",
    farewell: "فريق تحدّي",
  },
}

export function writeResetMail(
  link: string,
  language: Language,
): Pick<Mail, "subject" | "text" | "html"> {
  const { subject, greeting, reason, press, limits, otherwise, farewell } = words[language]
  const button = linkTo(link, press)
  return writeMail(language, subject, [greeting, reason, button, limits, otherwise, farewell])
}
