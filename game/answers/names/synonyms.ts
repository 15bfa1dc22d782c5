import { judgedWords } from "../words"

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
myanmar, burma; united nations, un; european union, eu; iran, persia; czech republic, czechia; ivory coast, cote d ivoire;
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
هولندا, الأراضي المنخفضة; أنتاركتيكا, القارة القطبية الجنوبية; إيران, بلاد فارس; إثيوبيا, الحبشة; أمريكا, أميركا; العراق, بلاد الرافدين;
الولايات المتحدة, الولايات المتحدة الأمريكية, أمريكا; المملكة المتحدة, بريطانيا; القدس, بيت المقدس, أورشليم;
المدينة المنورة, يثرب, طيبة, المدينة; مكة المكرمة, مكة, أم القرى; المحيط الهادئ, المحيط الهادي, الباسيفيكي;
المحيط الأطلسي, المحيط الأطلنطي, الأطلسي, الأطلنطي; كرة القدم, الفوتبول; كرة السلة, الباسكت;
تنس الطاولة, البينغ بونغ, كرة الطاولة; المتوسط الحسابي, الوسط الحسابي, المتوسط, المعدل;
القاسم المشترك الأكبر, العامل المشترك الأكبر; المضاعف المشترك الأصغر, المضاعف المشترك البسيط
`

let known: ReadonlyMap<string, ReadonlySet<number>> | undefined
let countries: ReadonlySet<string> | undefined

export const isCountry = (line: string): boolean => {
  countries ??= new Set(readCountries().flat())
  return countries.has(line)
}

let groupsOfCountries: readonly (readonly string[])[] | undefined

const readCountries = () =>
  (groupsOfCountries ??= countryNames
    .trim()
    .split(/;\s+/)
    .map((group) => group.split(" ").map(spaced)))

function toGroups(line: string): ReadonlySet<number> | undefined {
  if (known) return known.get(line)
  const all = new Map<string, Set<number>>()
  const named = groups
    .trim()
    .split(/;\s+/)
    .map((group) => group.split(",").map(getKey))
  for (const [at, names] of [...named, ...readCountries()].entries())
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

// Generated by scripts/build-vocabulary.mjs from Unicode's CLDR.
const countryNames = `
andorra اندورا; united_arab_emirates امارات_عربيه_متحده; afghanistan افغانستان; antigua_barbuda انتيغوا_وبربودا;
anguilla انغويلا; albania بانيا; armenia ارمينيا; curacao كوراساو;
angola انغولا; antarctica انتاركتيكا; argentina ارجنتين; american_samoa ساموا_امريكيه;
austria نمسا; australia استراليا; aruba اروبا; aland_islands جزر_اند;
azerbaijan اذربيجان; bosnia_herzegovina bosnia بوسنه_والهرسك; barbados بربادوس; bangladesh بنغلاديش;
belgium بلجيكا; burkina_faso بوركينا_فاسو; bulgaria بلغاريا; bahrain بحرين;
burundi بوروندي; benin بنين; st_barthelemy سان_بارتليمي; bermuda برمودا;
brunei بروناي; bolivia بوليفيا; caribbean_netherlands هولندا_كاريبيه; brazil برازيل;
bahamas جزر_بهاما; bhutan بوتان; myanmar_burma ميانمار_بورما; bouvet_island جزيره_بوفيه;
botswana بوتسوانا; belarus بيلاروس; belize بليز; canada كندا;
cocos_keeling_islands cocos_islands جزر_كوكوس_كيلينغ; congo_kinshasa كونغو_كينشاسا; central_african_republic جمهوريه_افريقيا_وسطي; congo_brazzaville كونغو_برازافيل;
switzerland سويسرا; cote_d_ivoire ساحل_عاج; cook_islands جزر_كوك; chile تشيلي;
cameroon كاميرون; china صين; colombia كولومبيا; sark سارك;
costa_rica كوستاريكا; serbia صربيا; cuba كوبا; cape_verde راس_اخضر;
christmas_island جزيره_كريسماس; cyprus قبرص; czechia تشيك; germany مانيا;
djibouti جيبوتي; denmark دانمرك; dominica دومينيكا; dominican_republic جمهوريه_دومينيكان;
algeria جزاير; ecuador اكوادور; estonia استونيا; egypt مصر;
western_sahara صحراء_غربيه; eritrea اريتريا; spain اسبانيا; ethiopia اثيوبيا;
finland فنلندا; fiji فيجي; falkland_islands جزر_فوكلاند; micronesia ميكرونيزيا;
faroe_islands جزر_فارو; france فرنسا; gabon غابون; united_kingdom uk مملكه_متحده;
grenada غرينادا; georgia جورجيا; french_guiana غويانا_فرنسيه; guernsey غيرنزي;
ghana غانا; gibraltar جبل_طارق; greenland غرينلاند; gambia غامبيا;
guinea غينيا; guadeloupe غوادلوب; equatorial_guinea غينيا_استواييه; greece يونان;
south_georgia_south_sandwich_islands جورجيا_جنوبيه_وجزر_ساندويتش_جنوبيه; guatemala غواتيمالا; guam غوام; guinea_bissau غينيا_بيساو;
guyana غيانا; hong_kong_sar_china hong_kong هونغ_كونغ_صينيه_منطقه_اداريه_خاصه هونغ_كونغ; heard_mcdonald_islands جزيره_هيرد_وجزر_ماكدونالد; honduras هندوراس;
croatia كرواتيا; haiti هايتي; hungary هنغاريا; indonesia اندونيسيا;
ireland ايرلندا; israel اسراييل; isle_of_man جزيره_مان; india هند;
british_indian_ocean_territory اقليم_بريطاني_في_محيط_هندي; iraq عراق; iran ايران; iceland ايسلندا;
italy ايطاليا; jersey جيرسي; jamaica جامايكا; jordan اردن;
japan يابان; kenya كينيا; kyrgyzstan قيرغيزستان; cambodia كمبوديا;
kiribati كيريباتي; comoros جزر_قمر; st_kitts_nevis سانت_كيتس_ونيفيس; north_korea كوريا_شماليه;
south_korea كوريا_جنوبيه; kuwait كويت; cayman_islands جزر_كايمان; kazakhstan كازاخستان;
laos لاوس; lebanon لبنان; st_lucia سانت_لوسيا; liechtenstein ليختنشتاين;
sri_lanka سريلانكا; liberia ليبيريا; lesotho ليسوتو; lithuania ليتوانيا;
luxembourg لوكسمبورغ; latvia لاتفيا; libya ليبيا; morocco مغرب;
monaco موناكو; moldova مولدوفا; montenegro جبل_اسود; st_martin سان_مارتن;
madagascar مدغشقر; marshall_islands جزر_مارشال; north_macedonia مقدونيا_شماليه; mali مالي;
myanmar_burma myanmar ميانمار_بورما; mongolia منغوليا; macao_sar_china macao منطقه_ماكاو_اداريه_خاصه مكاو; northern_mariana_islands جزر_ماريانا_شماليه;
martinique جزر_مارتينيك; mauritania موريتانيا; montserrat مونتسرات; malta مالطا;
mauritius موريشيوس; maldives جزر_مالديف; malawi ملاوي; mexico مكسيك;
malaysia ماليزيا; mozambique موزمبيق; namibia ناميبيا; new_caledonia كاليدونيا_جديده;
niger نيجر; norfolk_island جزيره_نورفولك; nigeria نيجيريا; vanuatu فانواتو;
nicaragua نيكاراغوا; netherlands هولندا; norway نرويج; nepal نيبال;
nauru ناورو; niue نيوي; new_zealand نيوزيلندا; oman عمان;
panama بنما; peru بيرو; french_polynesia بولينيزيا_فرنسيه; papua_new_guinea بابوا_غينيا_جديده;
philippines فلبين; pakistan باكستان; poland بولندا; st_pierre_miquelon سان_بيير_ومكويلون;
pitcairn_islands pitcairn جزر_بيتكيرن; puerto_rico بورتوريكو; palestinian_territories palestine اراضي_فلسطينيه فلسطين; portugal برتغال;
palau بالاو; paraguay باراغواي; qatar قطر; reunion روينيون;
zimbabwe زيمبابوي; romania رومانيا; russia روسيا; rwanda رواندا;
saudi_arabia مملكه_عربيه_سعوديه; solomon_islands جزر_سليمان; seychelles سيشل; sudan سودان;
sweden سويد; singapore سنغافوره; st_helena سانت_هيلينا; slovenia سلوفينيا;
svalbard_jan_mayen سفالبارد_وجان_ماين; slovakia سلوفاكيا; sierra_leone سيراليون; san_marino سان_مارينو;
senegal سنغال; somalia صومال; suriname سورينام; south_sudan جنوب_سودان;
sao_tome_principe ساو_تومي_وبرينسيبي; el_salvador سلفادور; sint_maarten سانت_مارتن; syria سوريا;
eswatini اسواتيني; turks_caicos_islands جزر_توركس_وكايكوس; chad تشاد; french_southern_territories اقاليم_جنوبيه_فرنسيه;
togo توغو; thailand تايلاند; tajikistan طاجيكستان; tokelau توكيلاو;
timor_leste تيمور_ليشتي; turkmenistan تركمانستان; tunisia تونس; tonga تونغا;
turkiye تركيا; trinidad_tobago ترينيداد_وتوباغو; tuvalu توفالو; taiwan تايوان;
tanzania تنزانيا; ukraine اوكرانيا; uganda اوغندا; united_kingdom مملكه_متحده;
u_s_outlying_islands جزر_ولايات_متحده_ناييه; united_states us ولايات_متحده; uruguay اورغواي; uzbekistan اوزبكستان;
vatican_city فاتيكان; st_vincent_grenadines سانت_فنسنت_وجزر_غرينادين; vietnam فيتنام; venezuela فنزويلا;
british_virgin_islands جزر_فيرجن_بريطانيه; u_s_virgin_islands جزر_فيرجن_امريكيه; wallis_futuna جزر_والس_وفوتونا; samoa ساموا;
kosovo كوسوفو; yemen يمن; mayotte مايوت; south_africa جنوب_افريقيا;
zambia زامبيا
`
