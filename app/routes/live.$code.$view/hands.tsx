import { useTranslation } from "react-i18next"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import type { OfHost, UnsavedHands } from "./host.server"
import type { AskedItem } from "./question"

interface Props extends OfHost {
  readonly item: AskedItem | null
  readonly unsaved: UnsavedHands | undefined
}

/** `shown`: the question on the page, if it is the host's. */
export function NotCounted({
  unsaved,
  shown,
}: {
  readonly unsaved: UnsavedHands | undefined
  readonly shown?: { readonly number: number; readonly takesHands: boolean }
}) {
  const { t } = useTranslation()
  if (!unsaved) return null
  const { number, error } = unsaved
  const text =
    shown?.number === number
      ? t(shown.takesHands ? error : "errors.live.closed")
      : t("errors.live.handsPassed", { number })
  return <AlertBox text={text} since={unsaved} />
}

/** For those of the class who have no phone; in offside beside each statement, as it is revealed. */
export function HandsForm({ view: { path, room, host }, item, unsaved }: Props) {
  const { t } = useTranslation()
  const typed = unsaved?.number === room.number ? unsaved.typed : null
  const { hands } = host
  const statements = item?.statements.filter(({ isTrue }) => isTrue !== null) ?? []
  return (
    <form method="post" action={`${path}?hands`} className="card grid gap-3">
      <h2 className="font-bold">{t("live.countHands")}</h2>
      <p>{t("live.countHandsHelp")}</p>
      <input type="hidden" name="number" value={room.number} />
      {statements.map(({ position, text, isTrue }) => (
        <fieldset key={position} className="grid gap-2 border-t border-line pt-3">
          <legend className="float-start mb-2 flex w-full items-start gap-2">
            <Icon name={isTrue ? "check" : "offside"} />
            <UserProse>{text}</UserProse>
          </legend>
          <Counts at={position} hands={hands?.statements?.[position - 1]} typed={typed} />
        </fieldset>
      ))}
      {statements.length === 0 ? <Counts at="" hands={hands} typed={typed} /> : null}
      <button name="do" value="hands" className="button button-main">
        {t("live.saveHands")}
      </button>
    </form>
  )
}

interface CountsProps {
  readonly at: number | ""
  readonly hands: { readonly right: number; readonly wrong: number } | null | undefined
  readonly typed: UnsavedHands["typed"] | null
}

function Counts({ at, hands, typed }: CountsProps) {
  const { t } = useTranslation()
  return (
    <div className="clear-both grid grid-cols-2 gap-3">
      {(["right", "wrong"] as const).map((name) => (
        <label key={name} className="grid gap-1.5 font-semibold">
          {t(`live.hands.${name}`)}
          <input
            name={`${name}${at}`}
            defaultValue={typed ? typed[`${name}${at}`] : hands?.[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            dir="ltr"
            className="control text-xl tabular-nums"
          />
        </label>
      ))}
    </div>
  )
}
