export interface Unit {
  readonly key: string
  readonly dimension: string
  readonly factor: number
}

/** Dimension, factor, and the names of each unit in the normal form, the first one its key. */
const table = `
length 1000 km kilometer kilometre كم كيلومتر كيلومترات
length 1 m meter metre م متر امتار مترا
length 0.1 dm decimeter decimetre دسم ديسيمتر
length 0.01 cm centimeter centimetre سم سنتيمتر سنتمتر سنتيمترات
length 0.001 mm millimeter millimetre مم ملم مليمتر ملليمتر
length 1609.344 mile mi ميل اميال
mass 1000 kg kilogram kilogramme kilo كغ كجم كيلوغرام كيلوجرام كيلو كلغ
mass 1 g gram gramme غ غرام جرام غم جم
mass 0.001 mg milligram ملغ مليغرام ملليجرام
mass 1000000 ton tonne طن اطنان
time 1 s sec second ث ثانيه ثوان ثواني
time 60 min minute د دقيقه دقايق
time 3600 h hr hour ساعه ساعات س
time 86400 day يوم ايام يوما
time 604800 week اسبوع اسابيع
time 1209600 fortnight
span 12 year yr سنه سنوات عام اعوام سنين
span 1 month شهر اشهر شهور
span 120 decade عقد عقود
span 1200 century قرن قرون
volume 1 l litre liter لتر ل لترات
volume 0.001 ml millilitre milliliter مل ملل مليلتر ملليلتر
percent 1 percent per_cent بالميه بالمايه
angle 1 degree deg درجه درجات
celsius 1 c celsius centigrade سيلسيوس سلزيوس مييويه ميويه
fahrenheit 1 f fahrenheit فهرنهايت
kelvin 1 k kelvin كلفن كالفن
force 1 n newton نيوتن
energy 1 j joule جول
energy 1000 kj kilojoule كيلوجول
energy 4.184 cal calorie سعره سعر
power 1 w watt واط وات
power 1000 kw kilowatt كيلوواط كيلووات
voltage 1 v volt فولت
current 1 a amp ampere امبير
resistance 1 ohm ω اوم
frequency 1 hz hertz هرتز
frequency 1000 khz kilohertz
pressure 1 pa pascal باسكال
amount 1 mol mole مول
speed 0.2777777777777778 kmh kph kmph
speed 0.44704 mph
`

const units: ReadonlyMap<string, Unit> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [dimension = "", factor = "", key = "", ...names] = row.split(" ")
      return [key, ...names].map((name): [string, Unit] => [
        name,
        { key, dimension, factor: Number(factor) },
      ])
    }),
)

export const getUnit = (word: string): Unit | null => findUnit(word) ?? getMultiple(word)

const findUnit = (word: string): Unit | null =>
  units.get(word) ?? (word.length > 2 ? units.get(word.replace(/(?:s|ات|ا)$/, "")) : null) ?? null

const prefixes: readonly (readonly [RegExp, number])[] = [
  [/^(?:kilo|k|كيلو)/, 1e3],
  [/^(?:mega|ميغا|ميجا)/, 1e6],
  [/^(?:giga|g|غيغا|جيجا)/, 1e9],
  [/^(?:milli|ميلي|مللي|ملي)/, 1e-3],
  [/^(?:micro|ميكرو|مايكرو)/, 1e-6],
  [/^(?:nano|نانو)/, 1e-9],
]
const multiplied = new Set(
  "force energy power voltage current resistance frequency pressure amount".split(" "),
)

function getMultiple(word: string): Unit | null {
  for (const [prefix, factor] of prefixes) {
    const unit = prefix.test(word) ? findUnit(word.replace(prefix, "")) : null
    if (unit && multiplied.has(unit.dimension))
      return { ...unit, key: `${factor} ${unit.key}`, factor: factor * unit.factor }
  }
  return null
}
