import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import type { ImportReply } from "#app/import/reply/import-view.server"
import { HtmlField } from "#app/ui/html-field.tsx"
import { UserText } from "#app/ui/user-text.tsx"

export function KeptRows({ reply, canDraft }: { reply: ImportReply; canDraft: boolean }) {
  const { t } = useTranslation()
  const { good, all, bad, error, isKept, isGift, isLeftAsGift, sent } = reply
  const left = all - good
  const isRest = error !== null || sent?.stop === "full"
  const rests = isRest ? [`tahaddi-rest.${isLeftAsGift ? "gift" : "csv"}`] : []
  if (error ? !isKept : good === 0 && bad.length === 0) return null
  return (
    <form id="send" method="post" encType="multipart/form-data" className="grid gap-3">
      {Object.entries(reply.outcomes).map(([name, numbers]) => (
        <input key={name} type="hidden" name={name} value={numbers} />
      ))}
      {isGift ? <input type="hidden" name="format" value="gift" /> : null}
      {reply.takesChoices ? <input type="hidden" name="choices" value="typed" /> : null}
      {isKept ? (
        <HtmlField name="packed" />
      ) : (
        <label className="grid gap-1.5 font-semibold">
          {t("import.chooseAgain")}
          <input type="file" name="file" required className="control" />
        </label>
      )}
      {good > 0 ? (
        <button
          name="intent"
          value="send"
          className={`button sm:justify-self-start ${left > 0 ? "button-quiet" : "button-main"}`}
        >
          {t("import.send", { count: good })}
          {left > 0 ? ` · ${t("import.leaveOut", { count: left })}` : null}
        </button>
      ) : null}
      <Choices reply={reply} />
      <Explanations reply={reply} />
      {canDraft && reply.drafts > 0 ? (
        <p className="grid gap-2">
          {t("import.later.found", { number: reply.drafts })}
          <button name="intent" value="later" className="button button-quiet sm:justify-self-start">
            {t("import.later.keep")}
          </button>
        </p>
      ) : null}
      {error ? <button className="button button-main">{t("import.check")}</button> : null}
      {rests.length > 0 ? <Downloads label={t("import.rest")} names={rests} /> : null}
      {bad.length > 0 ? <Downloads label={t("import.bad")} names={bad} /> : null}
    </form>
  )
}

/** Asked once for a file of GIFT with choices: nobody takes them without having seen them. */
function Choices({ reply: { choices, takesChoices } }: { reply: ImportReply }) {
  const { t } = useTranslation()
  if (choices === 0) return null
  return (
    <p className="grid gap-2">
      {t("import.choices.found", { number: choices })}
      <button name="choices" value={takesChoices ? "" : "typed"} className="button button-quiet">
        {t(takesChoices ? "import.choices.leave" : "import.choices.take")}
      </button>
    </p>
  )
}

function Explanations({ reply }: { reply: ImportReply }) {
  const { t } = useTranslation()
  const { unexplained, unexplainedCount, explanations, isGift } = reply
  return (
    <>
      {explanations.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {unexplained.length > 0 ? (
        <fieldset className="card grid gap-3">
          <legend className="font-bold">
            {t("import.explain.missing", { number: unexplainedCount })}
          </legend>
          <p className="text-sm text-soft">{t("import.explain.help")}</p>
          {unexplained.map(({ name, number, question }) => (
            <label key={name} className="grid gap-1.5">
              <span>
                {t(isGift ? "import.line" : "import.row", { number })}{" "}
                <UserText>{question}</UserText>
              </span>
              <textarea
                name={name}
                rows={2}
                dir="auto"
                maxLength={lengths.summary.max}
                className="control"
              />
            </label>
          ))}
          <button name="intent" value="explain" className="button button-quiet">
            {t("import.explain.add")}
          </button>
        </fieldset>
      ) : null}
    </>
  )
}

/** No `<button>`: the page's script holds those back, and would leave the form with the address of the file. */
const Downloads = ({ label, names }: { label: string; names: readonly string[] }) => (
  <p className="flex flex-wrap items-center gap-x-3">
    {label}
    {names.map((name) => (
      <input
        key={name}
        type="submit"
        name="rows"
        value={name}
        formAction="/my-questions/import/rows"
        className="link min-h-[2.75rem]"
      />
    ))}
  </p>
)
