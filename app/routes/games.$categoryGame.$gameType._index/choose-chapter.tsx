import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import type { Game } from "#contract/words"
import type { Offer } from "#app/catalogue/offer.server"
import { choicePath } from "#app/play/addresses"
import { TakeAlong } from "#app/play/take-along.tsx"
import { OfferText } from "#app/play/offer-text.tsx"
import { ProgressText } from "#app/play/progress-text.tsx"
import { NothingYet } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { SubjectPicture } from "#app/play/subject-picture.tsx"
import type { Choices } from "./choices.server"

export function ChooseChapter({ game, choices }: { game: Game; choices: Choices }) {
  const { t, i18n } = useTranslation()
  const { subjects, subject, chapters } = choices
  const isDone = chapters?.find(({ number }) => number === choices.chapter)?.note?.isDone
  if (subjects?.every(({ offer }) => offer === "nothing")) return <NothingYet />
  return (
    <div className="grid gap-8">
      {chapters === null || chapters.length > 0 ? null : (
        <p className="card border-hint">
          <strong className="block">{t("choose.noChapters.title")}</strong>
          {t("choose.noChapters.text")}
        </p>
      )}
      {subject && chapters?.length ? (
        <Chapters game={game} choices={{ ...choices, subject, chapters }} />
      ) : null}
      {choices.canTakePacks && choices.start && !isDone ? (
        <TakeAlong
          fields={{
            game,
            subject,
            chapter: choices.chapter,
            language: choices.start.language ?? i18n.language,
          }}
        />
      ) : null}
      {subjects ? <Subjects subjects={subjects} subject={subject} /> : null}
    </div>
  )
}

interface SubjectsProps {
  subjects: NonNullable<Choices["subjects"]>
  subject: string | null
}

function Subjects({ subjects, subject }: SubjectsProps) {
  const { t } = useTranslation()
  return (
    <Form method="get" preventScrollReset={false}>
      <fieldset>
        <legend className="mb-3 text-lg font-bold">{t("choose.subject")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-3">
          {subjects.map(({ name, image, offer }) => (
            <ChoiceButton
              key={name}
              name="subject"
              value={name}
              isChosen={name === subject}
              image={image}
              offer={offer}
            >
              {name}
            </ChoiceButton>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

type Chosen = Choices & {
  readonly subject: string
  readonly chapters: NonNullable<Choices["chapters"]>
}

function Chapters({
  game,
  choices: { subject, chapters, chapter, start },
}: {
  game: Game
  choices: Chosen
}) {
  const { t } = useTranslation()
  return (
    <Form method="get" className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 text-lg font-bold">
        <bdi>{subject}</bdi>
        <Link
          to={choicePath("education", game)}
          className="link inline-flex min-h-[2.75rem] items-center text-sm"
        >
          {t("choose.change")}
        </Link>
      </p>
      <input type="hidden" name="subject" value={subject} />
      <fieldset>
        <legend className="mb-3 text-lg font-bold">{t("choose.chapter")}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {chapters.map(({ name, number, offer, note }) => (
            <ChoiceButton
              key={number}
              name="chapter"
              value={number}
              isChosen={number === chapter}
              offer={offer}
            >
              <span className="tabular-nums text-soft">{number}</span> <bdi>{name}</bdi>
              <ProgressText note={note} />
            </ChoiceButton>
          ))}
        </div>
      </fieldset>
      {start ? (
        <Link to={start.to} className="button button-main text-lg max-sm:w-full" viewTransition>
          {start.language ? t(`play.end.in.${start.language}`) : t("choose.start")}
          <Icon name="play" />
        </Link>
      ) : null}
    </Form>
  )
}

function ChoiceButton({
  name,
  value,
  isChosen,
  image,
  offer,
  children,
}: {
  name: string
  value: string
  isChosen: boolean
  image?: string
  offer: Offer
  children: ReactNode
}) {
  return (
    <button
      name={name}
      value={value}
      disabled={offer === "nothing"}
      aria-pressed={isChosen}
      className="flex min-h-[3.5rem] items-center gap-2 rounded border-2 border-edge bg-surface px-2 py-2 sm:gap-3 sm:px-4 text-start font-semibold enabled:hover:bg-raised disabled:border-dashed aria-pressed:border-action aria-pressed:bg-raised"
    >
      {image === undefined ? null : <SubjectPicture address={image} name={value} />}
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        {children}
        <OfferText offer={offer} />
      </span>
      {isChosen ? <Icon name="check" className="text-action" /> : null}
    </button>
  )
}
