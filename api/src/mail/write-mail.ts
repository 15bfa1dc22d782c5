import type { Mail } from "#platform/mail"
import { type Language, type Decision, type ReviewReason, reviewReasons } from "#contract/words"

const directions: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", ar: "rtl" }

interface MailLink {
  readonly link: string
  readonly press: string
}

const linkTo = (link: string, press: string): MailLink => ({ link, press })

function writeMail(
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

interface ResetWords {
  readonly subject: string
  readonly greeting: string
  readonly reason: string
  readonly press: string
  readonly limits: string
  readonly otherwise: string
  readonly farewell: string
}

const resetWords: Readonly<Record<Language, ResetWords>> = {
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
      "إن لم يكن الطلب منك فيمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي، ولا يصل هذا الرابط إلى غيرك.",
    farewell: "فريق تحدّي",
  },
}

export function writeResetMail(
  link: string,
  language: Language,
): Pick<Mail, "subject" | "text" | "html"> {
  const { subject, greeting, reason, press, limits, otherwise, farewell } = resetWords[language]
  const button = linkTo(link, press)
  return writeMail(language, subject, [greeting, reason, button, limits, otherwise, farewell])
}

interface AuthorWords {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  readonly status: Readonly<Record<DecidedQuestion["status"], string>>
  /** In the order of `reviewReasons`. */
  readonly reasons: readonly string[] & { readonly length: (typeof reviewReasons)["length"] }
  readonly press: string
  readonly why: string
  readonly stop: string
  readonly farewell: string
}

const authorWords: Readonly<Record<Language, AuthorWords>> = {
  en: {
    subject: "Decisions on your questions in Tahaddi",
    greeting: "Hello,",
    lead: "Your questions were reviewed:",
    status: { approved: "Approved", changes: "Changes requested", rejected: "Rejected" },
    reasons: [
      "The answer is not right.",
      "The question is not clear.",
      "There is already a question like this.",
      "It is too easy or too hard.",
      "There are spelling mistakes.",
      "It belongs in another place.",
    ],
    press: "See my questions",
    why: "You asked for this e-mail. It comes at most once a day.",
    stop: "Stop these e-mails",
    farewell: "The Tahaddi team",
  },
  ar: {
    subject: "قرارات في أسئلتك في تحدّي",
    greeting: "مرحبًا،",
    lead: "تمت مراجعة أسئلتك:",
    status: { approved: "مقبول", changes: "يحتاج تعديلًا", rejected: "مرفوض" },
    reasons: [
      "الإجابة غير صحيحة.",
      "السؤال غير واضح.",
      "لدينا سؤال مشابه.",
      "السؤال سهل جدًا أو صعب جدًا.",
      "فيه أخطاء إملائية.",
      "مكانه ليس هنا.",
    ],
    press: "عرض أسئلتي",
    why: "وصلتك هذه الرسالة لأنك طلبتها، وتصل مرة واحدة في اليوم على الأكثر.",
    stop: "إيقاف هذه الرسائل",
    farewell: "فريق تحدّي",
  },
}

export interface DecidedQuestion {
  readonly question: string
  readonly status: Decision
  readonly reason: string
  readonly templates: readonly ReviewReason[]
}

interface Content {
  readonly questions: readonly DecidedQuestion[]
  readonly link: string
  readonly unsubscribe: string
  readonly language: Language
}

const questionMax = 160

export function writeAuthorMail({
  questions,
  link,
  unsubscribe,
  language,
}: Content): Pick<Mail, "subject" | "text" | "html"> {
  const { subject, greeting, lead, status, reasons, press, why, stop, farewell } =
    authorWords[language]
  const lines = questions.map((each) =>
    [
      `• ${each.question.slice(0, questionMax)}`,
      [
        `${status[each.status]}.`,
        ...each.templates.map((key) => reasons[reviewReasons.indexOf(key)]),
        each.reason,
      ]
        .filter(Boolean)
        .join(" "),
    ].join("\n"),
  )
  return writeMail(language, subject, [
    greeting,
    lead,
    ...lines,
    linkTo(link, press),
    why,
    linkTo(unsubscribe, stop),
    farewell,
  ])
}
