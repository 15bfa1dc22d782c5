import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SubmissionResult } from "@conform-to/react"
import { classWork as limits } from "#contract/limits"
import { gameNames, languages } from "#contract/words"
import { PlayLive } from "#app/live/play-live.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { TermsForm } from "#app/classes/work/terms-form.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { FieldFrame, useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import { RadioField } from "#app/forms/fields/radio-field.tsx"
import type { Message } from "#app/i18n/keys"
import { Pick, Round } from "./pick"
import { setNewWork } from "./set-work.server"
import { viewNewWork, type ChapterView, type TermsView } from "./view.server"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta
export const action = setNewWork

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewNewWork(request, context, params["classId"])
  return { title: context.i18n.t("work.set"), view }
}

export default function NewWork() {
  const { t } = useTranslation()
  const { title, view } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const tabs = (["chapter", "questions"] as const).map((way) => ({
    to: way === "chapter" ? "?" : "?way=questions",
    text: t(`work.way.${way}`),
    isCurrent: (way === "chapter") === (view.step === "chapter"),
  }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeading title={title}>{t("work.lead")}</PageHeading>
      <ChoiceTabs label={t("work.ways")} tabs={tabs} />
      {view.step === "chapter" ? <ChapterWork view={view} reply={reply} /> : null}
      {view.step === "pick" ? <Pick view={view} /> : null}
      {view.step === "terms" ? <ChosenWork view={view} reply={reply} /> : null}
    </div>
  )
}

interface Props<View> {
  readonly view: View
  readonly reply: SubmissionResult<Message[]> | undefined
}

function ChapterWork({ view, reply }: Props<ChapterView>) {
  const { t } = useTranslation()
  const { form, timeZone, classes, subjects } = view
  const labels = {
    chapter: t("work.chapter"),
    game: t("work.game"),
    language: t("work.language"),
    rounds: t("work.howMany"),
  }
  const games = gameNames.map((value) => ({ value, label: t(`game.${value}.title`) }))
  const written = languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))
  return (
    <TermsForm
      view={form}
      reply={reply}
      timeZone={timeZone}
      classes={classes}
      labels={labels}
      isOfChapter
      button={t("work.set")}
      busy={t("work.setting")}
    >
      <ChapterField label={labels.chapter} subjects={subjects} />
      <RadioField name="game" label={labels.game} options={games} />
      <RadioField name="language" label={labels.language} options={written} />
      <Field
        name="rounds"
        label={labels.rounds}
        help={t("work.howManyHelp", { max: limits.chapterRoundsMax })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </TermsForm>
  )
}

function ChapterField({ label, subjects }: { label: string } & Pick<ChapterView, "subjects">) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("chapter")
  const isEmpty = subjects.every(({ chapters }) => chapters.length === 0)
  return (
    <FieldFrame field={field} label={label}>
      <select
        id={field.id}
        name="chapter"
        required
        defaultValue={field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      >
        <option value="">{t("work.chapterNone")}</option>
        {subjects.map(({ name, chapters }) => (
          <optgroup key={name} label={name}>
            {chapters.map(({ value, label: text }) => (
              <option key={value} value={`${value} ${name}`}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ErrorText id={field.errorId} errors={field.errors} />
      {isEmpty ? <p className="text-soft">{t("work.noChapters")}</p> : null}
    </FieldFrame>
  )
}

function ChosenWork({
  view: { form, chosen, back, live, timeZone, classes },
  reply,
}: Props<TermsView>) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:items-start md:gap-x-12">
      <TitledSection id="chosen" title={t("work.chosen", { count: chosen.length })}>
        <ol className="border-t border-line">
          {chosen.map((round, at) => (
            <li key={round.key} className="flex gap-3 border-b border-line py-2">
              <span className="w-6 flex-none text-sm tabular-nums text-soft">{at + 1}</span>
              <Round round={round} />
            </li>
          ))}
        </ol>
        <Link to={`${back}#chosen`} className="link justify-self-start" viewTransition>
          {t("work.changeChoice")}
        </Link>
        <PlayLive to={live} />
      </TitledSection>
      <TermsForm
        view={form}
        reply={reply}
        timeZone={timeZone}
        classes={classes}
        button={t("work.set")}
        busy={t("work.setting")}
      />
    </div>
  )
}
