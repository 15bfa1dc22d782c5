import { useTranslation } from "react-i18next"
import { givenAnswerMax } from "#contract/limits"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { SeatView, RefusedAnswer } from "./play.server"
import { Updates } from "./news"
import { type AskedItem, Chips, Hints, HostAway, QuestionText } from "./question"

type AnswerFormView = Pick<SeatView, "draft" | "isChanging"> & {
  readonly room: {
    readonly phase: SeatView["room"]["phase"]
    readonly item: Pick<AskedItem, "game"> | null
  }
  readonly player: {
    readonly mine: { readonly counted: { readonly text: string } | null } | null
  }
}

export function toUnsaved({ room, player, draft }: AnswerFormView, refused?: RefusedAnswer) {
  const own = player.mine?.counted?.text ?? ""
  const kept = refused?.draft ?? draft
  const isSaved =
    room.item?.game === "offside" ? kept?.marks === (own || "------") : kept?.text === own
  return kept && !isSaved ? kept : null
}

/** What was typed is also taken for a moment after the bell. */
export function isAnswering(view: AnswerFormView, refused?: RefusedAnswer): boolean {
  const { room, player, draft, isChanging } = view
  if (room.phase === "closing") return toUnsaved(view, refused) !== null
  return room.phase === "ask" && Boolean(isChanging || draft || refused || !player.mine?.counted)
}

/**
 * The one page that never loads itself again, since somebody types in it. The second button asks for it with what was
 * typed, and shows the hints that were opened since and whether the bell has rung.
 */
export function LiveAnswerForm({
  view,
  refused,
}: {
  view: SeatView
  refused: RefusedAnswer | undefined
}) {
  const { t } = useTranslation()
  const { room, player, path, formKey, personId, isStill } = view
  const { item } = room
  if (!item) return null
  const own = player.mine?.counted?.text ?? ""
  const draft = refused?.draft ?? view.draft ?? { text: own, marks: own }
  const save = <button className="button button-main w-full text-lg">{t("live.save")}</button>
  return (
    <>
      <Updates
        held={`${path}?change&since=${room.version}`}
        bell={room.phase === "ask" && !isStill ? t("live.title.closing") : undefined}
        isTyping
        isKept={isStill}
      />
      <form
        method="post"
        action={path}
        data-number={room.number}
        data-draft={toUnsaved(view, refused) ? (refused ? "refused" : room.phase) : undefined}
        className="grid gap-4"
      >
        <input type="hidden" name="number" value={room.number} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="person" value={personId} />
        <div id="asked" className="grid gap-4">
          <HostAway room={room} />
          {room.phase === "closing" ? (
            <p className="card border-hint">{t("live.title.closing")}</p>
          ) : null}
          <Chips room={room} saved={player.mine?.counted} isBrief />
          <QuestionText item={item} language={room.language} isTitle />
          <Hints hints={item.hints} language={room.language} />
        </div>
        {item.game === "offside" ? (
          <>
            <Marks item={item} language={room.language} marks={draft.marks} />
            {save}
          </>
        ) : (
          <div className="typed grid gap-2">
            <label className="grid gap-1.5 font-bold">
              {t("play.answer")}
              <input
                name="answer"
                defaultValue={draft.text}
                maxLength={givenAnswerMax}
                dir="auto"
                autoComplete="off"
                autoCapitalize="off"
                className="control text-lg font-normal"
              />
            </label>
            {save}
          </div>
        )}
        {item.signs ? (
          <p>
            {t("play.signs")}: <bdi dir="ltr">{[...item.signs].join(" ")}</bdi>
          </p>
        ) : null}
        <button formMethod="get" className="button button-quiet w-full">
          {t("live.lookAndKeep")}
        </button>
        <p className="text-sm text-soft">
          {t(item.game === "offside" ? "live.rulesOffside" : "live.rulesTyped")}
        </p>
      </form>
    </>
  )
}

interface MarksProps {
  readonly item: AskedItem
  readonly language: SeatView["room"]["language"]
  readonly marks: string
}

function Marks({ item, language, marks }: MarksProps) {
  const { t, i18n } = useTranslation()
  const choices = [
    { value: "true", sign: "1", label: t("offside.true") },
    { value: "false", sign: "0", label: t("offside.false") },
    { value: "", sign: "-", label: t("live.unmarked") },
  ]
  return item.statements.map(({ position, text }) => (
    <fieldset key={position} className="card grid gap-2 !p-3">
      <legend className="sr-only">
        <UserText>{text}</UserText>
      </legend>
      <p aria-hidden dir={i18n.dir(language)} className="text-lg">
        <UserProse>{text}</UserProse>
      </p>
      <div className="flex gap-2">
        {choices.map(({ value, sign, label }) => (
          <label
            key={sign}
            className="flex min-h-[2.75rem] grow items-center gap-1 rounded border-2 border-edge px-1 font-semibold has-[:checked]:border-action has-[:checked]:bg-raised"
          >
            <input
              type="radio"
              name={`s${position}`}
              value={value}
              defaultChecked={(marks[position - 1] ?? "-") === sign}
              className="tick-box"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
