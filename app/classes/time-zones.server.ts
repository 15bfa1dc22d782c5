import type { Option } from "#app/forms/fields/select-field.tsx"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

/** Countries with one time zone, by the region codes that `Intl` names. */
const countries =
  "SA Asia/Riyadh,AE Asia/Dubai,KW Asia/Kuwait,QA Asia/Qatar,BH Asia/Bahrain,OM Asia/Muscat,YE Asia/Aden,IQ Asia/Baghdad,JO Asia/Amman,PS Asia/Hebron,LB Asia/Beirut,SY Asia/Damascus,EG Africa/Cairo,SD Africa/Khartoum,LY Africa/Tripoli,TN Africa/Tunis,DZ Africa/Algiers,MA Africa/Casablanca,MR Africa/Nouakchott,SO Africa/Mogadishu,DJ Africa/Djibouti,KM Indian/Comoro,TR Europe/Istanbul,GB Europe/London,FR Europe/Paris,DE Europe/Berlin"
    .split(",")
    .map((each) => each.split(" "))

/** With those of the class and of whoever asks, wherever they are. */
export function listTimeZones(
  { i18n: { language }, timeZone }: Pick<AppContext, "i18n" | "timeZone">,
  ofClass: string,
): readonly Option[] {
  const regions = new Intl.DisplayNames(language, { type: "region", style: "short" })
  const listed = countries.map(([code = "", value = ""]) => ({
    value,
    label: regions.of(code) ?? value,
  }))
  const others = [...new Set([ofClass, timeZone() ?? "UTC", "UTC"])]
    .filter((zone) => !listed.some(({ value }) => value === zone))
    .map((value) => ({ value, label: value.replaceAll("_", " ") }))
  const { compare } = new Intl.Collator(language)
  return [...listed.toSorted((one, other) => compare(one.label, other.label)), ...others]
}

/** That of a class of the teacher, or else the one where the teacher is. */
export async function suggestTimeZone({ upstream, timeZone }: AppContext): Promise<string> {
  const listed = await orNull(upstream.classes.list())
  const classes = listed?.status === 200 ? listed.body.classes : []
  const first = classes.find(({ isArchived }) => !isArchived)
  const known = classes.flatMap(({ openWork }) => openWork?.timeZone ?? [])[0]
  if (known || !first) return known ?? timeZone() ?? "UTC"
  const shown = await orNull(upstream.classes.of(first.classId).show())
  return shown?.status === 200 ? shown.body.timeZone : (timeZone() ?? "UTC")
}
