import type { Mail } from "#platform/mail"
import { type Decision, type Language, type ReviewReason, reviewReasons } from "#contract/words"
import { linkTo, writeMail } from "./write-mail"

interface Words {
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

/** The reasons are worded as on the pages. */
const words: Readonly<Record<Language, Words>> = {
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
  const { subject, greeting, lead, status, reasons, press, why, stop, farewell } = words[language]
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
