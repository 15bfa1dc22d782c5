import { Link, useLocation, Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { GameLabel } from "#app/games/game-label.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { ReviewReply } from "#app/review/decide/decision"
import type { ReviewEntry } from "#app/review/question/entry"
import { Icon } from "#app/ui/icon.tsx"
import { type ReviewView, narrowing, toAnchor, tickedForm } from "./review"

interface FiltersProps {
  review: ReviewView
}

interface Props extends FiltersProps {
  reply: ReviewReply | undefined
}

export function ReviewList({ review: { entries, opened, ticked }, reply }: Props) {
  const sent = reply?.ids ?? []
  const isTicked = ({ ids }: ReviewEntry) =>
    ids.some((id) => ticked.includes(id) || sent.includes(id))
  return (
    <ol id="questions" className="grid gap-2">
      {entries.map((entry) => (
        <ListEntry
          key={entry.id}
          entry={entry}
          isOpened={entry.id === opened?.id}
          isTicked={isTicked(entry)}
        />
      ))}
    </ol>
  )
}

function ListEntry({
  entry: { id, ids, game, question, origin },
  isOpened,
  isTicked,
}: {
  entry: ReviewEntry
  isOpened: boolean
  isTicked: boolean
}) {
  const { t } = useTranslation()
  const addressOf = useQuestionAddress()
  return (
    <li
      className={`flex rounded-lg border-2 ${isOpened ? "md:border-action md:bg-raised" : ""} border-line`}
    >
      <label className="grid min-w-[2.75rem] place-items-center">
        <span className="sr-only">
          {t("review.tick")} <bdi>{question}</bdi>
        </span>
        <input
          type="checkbox"
          name="questionId"
          value={ids.join(" ")}
          form={tickedForm}
          defaultChecked={isTicked}
          className="tick-box"
        />
      </label>
      <Link
        to={addressOf(id)}
        aria-current={isOpened ? "true" : undefined}
        className="grid min-w-0 grow gap-1 rounded p-2 no-underline hover:bg-raised"
      >
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <UserText>{question}</UserText>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <GameLabel game={game} />
          {ids.length > 1 ? <span>· {t("review.questions", { count: ids.length })}</span> : null}
          <Icon name="arrow-next" className="ms-auto md:hidden" />
          <bdi className="w-full">{origin}</bdi>
        </span>
      </Link>
    </li>
  )
}

export function useQuestionAddress() {
  const { search } = useLocation()
  return (id: string) => {
    const query = new URLSearchParams(search)
    query.delete("tick")
    query.delete(narrowing)
    query.delete("question")
    if (id) query.set("question", id)
    return `?${query}#${id ? toAnchor(id) : "list"}`
  }
}

/** The form is on a page of its own, because most looks at the list do without it. */
export function Filters({ review: { category, filter, choices, isChosen } }: FiltersProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const className = `card ${isChosen ? "max-md:hidden" : ""}`
  if (choices.length === 0) {
    const query = new URLSearchParams(search)
    query.set(narrowing, "1")
    return (
      <Link to={`?${query}#search`} className={`${className} font-bold`}>
        {t("review.narrow")}
      </Link>
    )
  }
  return (
    <Form
      key={JSON.stringify({ ...filter, page: 1 })}
      method="get"
      aria-label={t("review.narrow")}
      className={`${className} grid gap-4 sm:grid-cols-2`}
    >
      {filter.author ? <input type="hidden" name="author" value={filter.author} /> : null}
      <SearchField
        id="search"
        name="search"
        label={t("review.search")}
        defaultValue={filter.search}
        className="sm:col-span-2"
      />
      {choices.map(({ name, label, chosen, options }) => (
        <label key={name} className="grid gap-1.5 font-semibold">
          {label}
          <select name={name} defaultValue={chosen} className="control font-normal">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button button-main sm:col-span-2">{t("record.filter")}</button>
      {filter.author ? null : (
        <button
          name="from"
          value={category}
          formAction="/print"
          className="button button-quiet sm:col-span-2"
        >
          {t("print.mine")}
        </button>
      )}
    </Form>
  )
}

export function Found({ review: { found, foundEntries, total } }: { review: ReviewView }) {
  const { t } = useTranslation()
  const questions =
    found === total
      ? t("review.questions", { count: total })
      : t("review.found", { count: found, total })
  return (
    <h2 id="list" tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
      {found > 0 ? t("review.decisions", { count: foundEntries }) : questions}
      {found > 0 && foundEntries < total ? (
        <span className="font-normal text-soft"> · {questions}</span>
      ) : null}
    </h2>
  )
}
