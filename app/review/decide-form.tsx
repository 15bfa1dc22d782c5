import { Form, useNavigation } from "@remix-run/react"
import type { ReactNode, FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { RejectStep } from "./reject-step"
import type { Opened } from "./review"
import type { ReviewReply, TryReply } from "./replies"
import { useQuestionAddress } from "./review-list"

interface Props {
  /** Unique on the page; checkboxes outside the form refer to it. */
  id: string
  /** The address that the form is sent to; this page by default. */
  action?: string
  words: { readonly approve: string; readonly reject: string; readonly rejectNow: string }
  reply: ReviewReply | undefined
  /** The reason that was chosen and typed when answers were tried. */
  typed?: Pick<TryReply, "template" | "reason"> | undefined
  /** Reasons to choose from, and their language. */
  reasons?: Pick<Opened, "reasons" | "language"> | undefined
  /** More controls of the form, after its buttons. */
  after?: ReactNode
  /** Hidden fields. */
  children?: ReactNode
}

/** A plain form to approve in one step or to reject in two. */
export function DecideForm({ id, action, words, children, after, ...reject }: Props) {
  const { isSending, holdBack } = useSending()
  return (
    <Form
      id={id}
      action={action}
      method="post"
      preventScrollReset
      onSubmit={holdBack}
      className="flex flex-wrap items-start gap-3"
    >
      {children}
      <button
        name="intent"
        value="approve"
        aria-disabled={isSending || undefined}
        aria-keyshortcuts={reject.reasons && "A"}
        className="button button-main max-sm:grow"
      >
        {words.approve}
      </button>
      <RejectStep
        {...reject}
        id={id}
        open={words.reject}
        confirm={words.rejectNow}
        isSending={isSending}
      />
      {after}
    </Form>
  )
}

/** Blocks a second submission during the first: its reply would say that the question is already decided. */
function useSending() {
  const { state, formMethod } = useNavigation()
  const isSending = state !== "idle" && formMethod === "POST"
  const holdBack = (event: FormEvent) => {
    if (isSending) event.preventDefault()
  }
  return { isSending, holdBack }
}

/** The id of an opened question's form; the checkboxes of a set refer to it. */
export const decideFormOf = (id: string) => `decide-${id}`

interface OneProps extends Pick<Props, "reply"> {
  opened: Opened
  next: string
  trial: TryReply | undefined
  /** More controls of the form, after its buttons. */
  children: ReactNode
}

/** The form for a decision on the opened question. */
export function DecideOne({ opened, next, reply, trial, children }: OneProps) {
  const { id, items } = opened
  const action = useQuestionAddress()(id)
  return (
    <DecideForm
      id={decideFormOf(id)}
      action={action.split("#")[0] ?? ""}
      words={useWords("")}
      reply={reply}
      typed={trial}
      reasons={opened}
      after={children}
    >
      {items.length > 1 ? null : <input type="hidden" name="questionId" value={id} />}
      <input type="hidden" name="next" value={next} />
    </DecideForm>
  )
}

/** A form that sends a failed decision again when its questions are not on the page. */
export function DecideAgain({ reply }: { reply: ReviewReply }) {
  const words = useWords(reply.ids.length === 1 ? "" : "Ticked")
  return (
    <DecideForm id="again" words={words} reply={reply}>
      <input type="hidden" name="questionId" value={reply.ids.join(" ")} />
    </DecideForm>
  )
}

/** The labels of the buttons. */
export function useWords(what: "" | "Ticked"): Props["words"] {
  const { t } = useTranslation()
  return {
    approve: t(`review.approve${what}`),
    reject: t(`review.reject${what}`),
    rejectNow: t(`review.rejectNow${what}`),
  }
}
