import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, languages } from "#contract/words"
import { pageMeta } from "#app/i18n/title"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PrintNow } from "#app/ui/print-now.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { ChosenStep, Choose } from "#app/admin/choose.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import css from "./print.css?inline"
import { PrintSheet, type SheetProps } from "./sheet"
import { type ChapterChoice, viewSheet } from "./view.server"
import type { PrintedQuestion } from "./questions.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { title: context.i18n.t("print.title"), ...(await viewSheet(request, context)) }
}

export default function PrintPage() {
  const { t } = useTranslation()
  const { heading, questions, cutAt, choice, back, isRound } = useLoaderData<typeof loader>()
  const sheet = { title: heading, questions }
  return (
    <div className="grid max-w-prose grid-cols-1 gap-5 print:mx-auto">
      <InlineStyles id="print-styles" css={css} />
      <div className="on-screen grid gap-4">
        <PageHeading title={t("print.title")}>{t("print.lead")}</PageHeading>
        {choice ? <ChooseChapter choice={choice} /> : null}
        {choice?.options.subjects && choice.chosen.subject ? (
          <ExportSubject choice={choice} />
        ) : null}
        {cutAt ? <p className="card border-hint">{t("print.cut", { max: cutAt })}</p> : null}
        {questions.length > 0 ? <PrintNow /> : null}
        {questions.length === 0 && heading ? (
          <EmptyState title={t("print.none.title")}>
            <p className="text-soft">{t("print.none.text")}</p>
          </EmptyState>
        ) : null}
        <Link to={back} reloadDocument={isRound} className="link justify-self-start" viewTransition>
          {t(isRound ? "live.back" : "print.back")}
        </Link>
      </div>
      {questions.length > 0 ? (
        <>
          <PrintSheet {...sheet} />
          <Key {...sheet} />
        </>
      ) : null}
    </div>
  )
}

function ExportSubject({ choice: { chosen } }: { choice: ChapterChoice }) {
  const { t } = useTranslation()
  const { grade, subject, game } = chosen
  return (
    <nav aria-label={t("import.subject")} className="flex flex-wrap items-center gap-3">
      <p className="w-full text-sm text-soft">{t("import.subject")}</p>
      {["csv", "gift"].map((format) => (
        <a
          key={format}
          href={`/my-questions/export?${new URLSearchParams({ grade, subject, game, format }).toString()}`}
          className="button button-quiet"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}

function ChooseChapter({ choice: { options, chosen } }: { choice: ChapterChoice }) {
  const { t } = useTranslation()
  const games = gameNames.map((value) => ({ value, label: t(`game.${value}.title`) }))
  const written = languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))
  const none = t("make.chapterNone")
  return (
    <Choose button={t("print.show")}>
      <input type="hidden" name="from" value="chapter" />
      <ChosenStep
        name="grade"
        label={t("make.grade")}
        none={t("make.gradeNone")}
        chosen={chosen.grade}
        options={options.grades}
      />
      {options.subjects ? (
        <ChosenStep
          name="subject"
          label={t("make.subject")}
          none={t("make.subjectNone")}
          chosen={chosen.subject}
          options={options.subjects}
        />
      ) : null}
      <ChosenStep
        name="chapter"
        label={t("make.chapter")}
        none={none}
        chosen={chosen.chapter}
        options={options.chapters ?? []}
      />
      <ChosenStep name="game" label={t("review.game")} chosen={chosen.game} options={games} />
      <ChosenStep
        name="language"
        label={t("make.language")}
        chosen={chosen.language}
        options={written}
      />
    </Choose>
  )
}

function Key({ title, questions }: SheetProps) {
  const { t } = useTranslation()
  return (
    <article className="sheet key">
      <h2>
        {t("print.key")}: <bdi>{title}</bdi>
      </h2>
      <ol>
        {questions.map((item) => (
          <li key={item.id}>
            <p>
              <UserText>{item.question}</UserText>
              {item.question.includes("\n") ? <br /> : " "}
              <strong>
                <Answer item={item} />
              </strong>
            </p>
            {item.summary ? (
              <p>
                <UserText>{item.summary}</UserText>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </article>
  )
}

function Answer({ item: { answer, also, exact, rightAnswer } }: { item: PrintedQuestion }) {
  const { t } = useTranslation()
  if (rightAnswer) return rightAnswer
  return (
    <>
      <UserText>{answer}</UserText>
      {also ? (
        <span className="also">
          {" "}
          {t("print.also")} <UserText>{also}</UserText>
        </span>
      ) : null}
      {exact ? <span className="also"> ({t("make.exact")})</span> : null}
    </>
  )
}
