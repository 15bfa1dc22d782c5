import { countryNames } from "./country-names"
import { judgedWords } from "../words"

/** Names of one thing that lessons use side by side; groups are separated by semicolons. */
const groups = `
patella, kneecap, knee cap; clavicle, collarbone, collar bone; sternum, breastbone; scapula, shoulder blade;
mandible, jawbone, lower jaw; femur, thigh bone, thighbone; cranium, skull;
vertebral column, spine, backbone, spinal column; trachea, windpipe; larynx, voice box;
esophagus, oesophagus, gullet; epidermis, outer skin; abdomen, belly; tympanic membrane, eardrum;
red blood cell, erythrocyte; red blood cells, erythrocytes; white blood cell, leukocyte;
white blood cells, leukocytes; platelets, thrombocytes; hypertension, high blood pressure;
myopia, short sightedness, nearsightedness; influenza, flu; deoxyribonucleic acid, dna; ribonucleic acid, rna;
carbon dioxide, co2; carbon monoxide, co; sulfur dioxide, so2; water, h2o; hydrogen peroxide, h2o2;
sodium chloride, nacl, table salt, common salt; sodium hydroxide, naoh, caustic soda;
sodium bicarbonate, baking soda; calcium carbonate, caco3; calcium oxide, quicklime; hydrochloric acid, hcl;
sulfuric acid, h2so4; nitric acid, hno3; acetic acid, ethanoic acid; ammonia, nh3; methane, ch4; ozone, o3;
mercury, quicksilver; football, soccer; table tennis, ping pong; fall, autumn; two weeks, fortnight, 2 week;
12, dozen; fridge, refrigerator; lift, elevator; flat, apartment; petrol, gasoline; lorry, truck;
pavement, sidewalk; maize, corn; aubergine, eggplant; courgette, zucchini; trousers, pants;
mobile phone, cell phone, cellphone; aeroplane, airplane, plane; television, tv; photograph, photo;
bicycle, bike; telephone, phone; mathematics, maths, math; hippopotamus, hippo; rhinoceros, rhino;
chimpanzee, chimp; puma, cougar, mountain lion; orca, killer whale; great britain, britain;
united states, usa, america, united states of america; united kingdom, uk; netherlands, holland;
myanmar, burma; iran, persia; czech republic, czechia; ivory coast, cote d ivoire;
world war 1, first world war, wwi, ww1, great war; world war 2, second world war, wwii, ww2;
world war i, first world war, wwi, ww1, great war; world war ii, second world war, wwii, ww2;
mount everest, chomolungma; milky way, milky way galaxy; polaris, north star, pole star;
venus, morning star, evening star; perimeter of a circle, circumference; arithmetic mean, mean, average;
highest common factor, hcf, greatest common factor, gcf, greatest common divisor, gcd;
least common multiple, lcm, lowest common multiple; rhombus, diamond; full stop, period;
exclamation mark, exclamation point; البناء الضوئي, التمثيل الضوئي, التركيب الضوئي; الزنك, الخارصين;
الطماطم, البندورة, القوطة; البطاطس, البطاطا; الكوسا, الكوسة; الذرة, الذرة الصفراء, الذرة الشامية;
الفراولة, الفريز; الدراق, الخوخ; الأسد, الليث, الضرغام; الذئب, السرحان; الحصان, الفرس, الجواد; الجمل, البعير;
عمر بن الخطاب, الفاروق; أبو بكر الصديق, أبو بكر, الصديق; عثمان بن عفان, ذو النورين;
خالد بن الوليد, سيف الله المسلول; أحمد شوقي, أمير الشعراء; حافظ إبراهيم, شاعر النيل; خليل مطران, شاعر القطرين;
طه حسين, عميد الأدب العربي; كلوريد الصوديوم, ملح الطعام; ثاني أكسيد الكربون, co2; أول أكسيد الكربون, co;
الماء, h2o; الأكسجين, o2; الحمض النووي, dna, دنا; الرئتان, الرئتين; القصبة الهوائية, الرغامى;
كريات الدم الحمراء, خلايا الدم الحمراء, كرات الدم الحمراء;
كريات الدم البيضاء, خلايا الدم البيضاء, كرات الدم البيضاء; الصفائح الدموية, الصفيحات الدموية;
العمود الفقري, السلسلة الفقرية; الأنفلونزا, الإنفلونزا; الحاسوب, الكمبيوتر, الكومبيوتر, الحاسب, الحاسب الآلي;
الهاتف, التلفون, التليفون; الهاتف المحمول, الجوال, الموبايل, الهاتف الجوال;
التلفاز, التلفزيون, التليفزيون, الرائي; الإنترنت, الشبكة العنكبوتية; المذياع, الراديو; السيارة, العربية;
الطائرة, الطيارة; الدراجة, العجلة, البسكليت; المجهر, الميكروسكوب; المقراب, التلسكوب, المرقاب;
ميزان الحرارة, الترمومتر, الثرمومتر, مقياس الحرارة, المحرار; فرنسا, فرنسة; المغرب, المملكة المغربية;
هولندا, الأراضي المنخفضة; إيران, بلاد فارس; إثيوبيا, الحبشة; أمريكا, أميركا; العراق, بلاد الرافدين;
الولايات المتحدة, الولايات المتحدة الأمريكية, أمريكا; المملكة المتحدة, بريطانيا; القدس, بيت المقدس, أورشليم;
المدينة المنورة, يثرب, طيبة, المدينة; مكة المكرمة, مكة, أم القرى; المحيط الهادئ, المحيط الهادي, الباسيفيكي;
المحيط الأطلسي, المحيط الأطلنطي, الأطلسي, الأطلنطي; كرة القدم, الفوتبول; كرة السلة, الباسكت;
تنس الطاولة, البينغ بونغ, كرة الطاولة; المتوسط الحسابي, الوسط الحسابي, المتوسط, المعدل;
القاسم المشترك الأكبر, العامل المشترك الأكبر; المضاعف المشترك الأصغر, المضاعف المشترك البسيط
`

let known: ReadonlyMap<string, ReadonlySet<number>> | undefined

function toGroups(line: string): ReadonlySet<number> | undefined {
  if (known) return known.get(line)
  const all = new Map<string, Set<number>>()
  const named = groups
    .trim()
    .split(/;\s+/)
    .map((group) => group.split(",").map(getKey))
  const countries = countryNames
    .trim()
    .split(/;\s+/)
    .map((group) => group.split(" ").map(spaced))
  for (const [at, names] of [...named, ...countries].entries())
    for (const name of names) all.set(name, (all.get(name) ?? new Set()).add(at))
  known = all
  return known.get(line)
}

const getKey = (name: string): string => judgedWords(name).join(" ")
const spaced = (name: string): string => name.replaceAll("_", " ")

export function isSynonym(one: string, other: string): boolean {
  const groups = toGroups(one)
  const others = toGroups(other)
  return groups !== undefined && others !== undefined && [...groups].some((at) => others.has(at))
}
