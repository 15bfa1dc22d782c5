import { Form, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { classWork as limits } from "#contract/limits"
import { gameNames, languages } from "#contract/words"
import { ChosenStep } from "#app/admin/choose.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { PickView, PickedRound } from "./view.server"

/**
 * One GET form: what is chosen travels in its address from page to page, so every button, of which one searches, another
 * turns the page and a third moves a round, sends the ticks along.
 */
export function Pick({ view }: { view: PickView }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { filter, found, next, chosen, isFull, error } = view
  const keys = new Set(chosen.map(({ key }) => key))
  return (
    <Form
      key={search}
      method="get"
      className="grid grid-cols-1 gap-5 md:grid-cols-[3fr_2fr] md:items-start md:gap-x-12"
    >
      <input type="hidden" name="way" value="questions" />
      <input type="hidden" name="chosen" value={chosen.map(({ key }) => key).join(".")} />
      <input type="hidden" name="shown" value={found.map(({ key }) => key).join(".")} />
      <input type="hidden" name="after" value={filter.after} />
      <input type="hidden" name="next" value={next ?? ""} />
      <div className="grid grid-cols-1 gap-5">
        {error ? <AlertBox text={t(error)} since={search} /> : null}
        {isFull ? (
          <AlertBox text={t("errors.work.full", { max: limits.roundsMax })} since={search} />
        ) : null}
        <Search view={view} />
        <TitledSection id="found" title={t("work.found")}>
          {found.length === 0 ? (
            <p className="text-soft">{t(next ? "work.foundFurther" : "work.foundNone")}</p>
          ) : (
            <ul className="border-t border-line">
              {found.map((round) => (
                <li key={round.key} className="border-b border-line py-2">
                  <label className="flex min-h-[2.75rem] items-center gap-3">
                    <input
                      type="checkbox"
                      name="pick"
                      value={round.key}
                      defaultChecked={keys.has(round.key)}
                      className="tick-box"
                    />
                    <Round round={round} />
                  </label>
                  <Rest round={round} />
                </li>
              ))}
            </ul>
          )}
          {next ? (
            <button name="do" value="more" className="button button-quiet justify-self-start">
              {t("work.more")}
            </button>
          ) : null}
        </TitledSection>
      </div>
      <div className="grid grid-cols-1 gap-5 md:sticky md:top-20">
        <Chosen chosen={chosen} />
        <button name="do" value="go" className="button button-main w-full text-lg">
          {t("work.goOn")}
        </button>
      </div>
    </Form>
  )
}

function Search({ view: { filter, subjects, chapters } }: { view: PickView }) {
  const { t } = useTranslation()
  const { subject, chapter, game, language, search, isOwn } = filter
  return (
    <div className="card grid gap-4 sm:grid-cols-2">
      {subjects.length > 1 ? (
        <ChosenStep name="subject" label={t("make.subject")} chosen={subject} options={subjects} />
      ) : null}
      <ChosenStep
        name="chapter"
        label={t("work.chapter")}
        none={t("work.allChapters")}
        chosen={chapter}
        options={chapters}
      />
      <ChosenStep
        name="game"
        label={t("work.game")}
        chosen={game}
        options={gameNames.map((value) => ({ value, label: t(`game.${value}.title`) }))}
      />
      <ChosenStep
        name="language"
        label={t("work.language")}
        chosen={language}
        options={languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))}
      />
      <SearchField name="search" label={t("work.search")} defaultValue={search} />
      <label className="flex min-h-[2.75rem] items-center gap-3">
        <input
          type="checkbox"
          name="own"
          value="true"
          defaultChecked={isOwn}
          className="tick-box"
        />
        {t("work.own")}
      </label>
      <button name="do" value="find" className="button button-quiet sm:col-span-2">
        {t("work.find")}
      </button>
    </div>
  )
}

export function Round({ round: { question, answer, rest, isOwn, game } }: { round: PickedRound }) {
  const { t } = useTranslation()
  return (
    <span className="grid min-w-0 grow gap-0.5 [overflow-wrap:anywhere]">
      <span>
        <UserText>{question}</UserText>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-soft">
        {game === "difficulty" ? <span>{t("work.setOf", { count: rest.length + 1 })}</span> : null}
        {answer && game !== "difficulty" ? <UserText>{answer}</UserText> : null}
        {isOwn ? <span className="font-semibold">{t("work.isOwn")}</span> : null}
      </span>
    </span>
  )
}

function Rest({ round: { rest } }: { round: PickedRound }) {
  const { t } = useTranslation()
  if (rest.length === 0) return null
  return (
    <details className="ps-8 text-sm">
      <summary className="link">{t("work.rest")}</summary>
      <ul className="grid list-disc gap-1 ps-5 [overflow-wrap:anywhere]">
        {rest.map((line) => (
          <li key={line}>
            <UserProse>{line}</UserProse>
          </li>
        ))}
      </ul>
    </details>
  )
}

const icons = { up: "arrow-up", out: "cross" } as const

function Chosen({ chosen }: { chosen: readonly PickedRound[] }) {
  const { t } = useTranslation()
  const to = `${useLocation().pathname}#chosen`
  return (
    <TitledSection id="chosen" title={t("work.chosen", { count: chosen.length })}>
      <p className="text-soft">{t(chosen.length > 0 ? "work.order" : "work.chosenNone")}</p>
      <ol className="border-t border-line">
        {chosen.map((round, at) => (
          <li
            key={round.key}
            className="flex flex-wrap items-center gap-3 border-b border-line py-2"
          >
            <span className="w-6 flex-none text-sm tabular-nums text-soft">{at + 1}</span>
            <span className="min-w-40 flex-1">
              <Round round={round} />
            </span>
            {(["up", "out"] as const).slice(at > 0 ? 0 : 1).map((name) => (
              <button
                key={name}
                name="do"
                value={`${name} ${round.key}`}
                formAction={to}
                aria-label={`${t(`work.${name}`)}: ${round.question}`}
                className="button button-quiet !px-3"
              >
                <Icon name={icons[name]} />
              </button>
            ))}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
