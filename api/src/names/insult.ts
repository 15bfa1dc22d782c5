import arabicList from "naughty-words/ar.json"
import englishList from "naughty-words/en.json"
import { normalised } from "#contract/normalised"
import { findWords, type Words, splitWords } from "./disguised-words"
import { foldLetters } from "./look-alikes.mjs"

/** Words of the lists that are names of people, or decorate harmless nicknames (xX Sara Xx). */
const harmless = new Set([
  "big black",
  "butt",
  "lolita",
  "mong",
  "poon",
  "quim",
  "shota",
  "xx",
  "xxx",
  "فرج",
])

/** The words of a public list that leave something to look for; some are a picture alone. */
const toWords = (list: readonly string[]) =>
  list.filter((word) => !harmless.has(word) && foldLetters(word).trim() !== "")

/**
 * Insults that no name may contain: the public lists of two languages, which know obscenities, and a list of our own
 * for what children call each other, with Arabic typed in Latin letters and English typed in Arabic ones.
 * `isInsult` handles disguised spellings.
 */
const latin: Words = {
  anywhere: splitWords(
    "fuck bitch shithead bullshit asshole arsehole motherfuck whore slut nigger nigga faggot retard",
    "wanker bastard dickhead cocksuck pussy dumbass jackass jerkoff blowjob handjob porn hitler",
    "cunnil dildo tranny pedophil paedophil killyourself gofuck douchebag",
    "sharmout sharmut charmout charmut kosomak kossomak kosomk ayreb a7a4u manyak manyouk khawal",
    "ibnelkalb yabnelkalb telhas bintelkalb ibnhram ibnelkhara bintelkhara ibnelhmar ibnel7mar",
    "kusomak kusomik kussumak kusummak kosomik kosommak kosommik kesomak kisomak kusemak nikomak nikommak nekomak",
    "neekomak yel3an yl3an yil3an sharmoot charmoot sharmout manyook manyooka khawalat",
  ),
  alone: splitWords(
    "ass asses arse shit shits shitty shite crap cunt cunts dick dicks cock cocks prick pricks tit tits",
    "boob boobs fag fags twat wank piss pissed dyke spic chink kike paki gook coon homo lesbo moron",
    "morons idiot idiots idiotic imbecile stupid dumb loser losers fatso ugly scum cretin spastic spaz",
    "hoe hoes thot sex sexy sexi rape raped rapist penis vagina nazi nazis kkk kys stfu gtfo wtf damn hell jerk dork",
    "kalb kelb 7mar 7omar hmar himar ghabi ghaby 5awal 5wal ahbal 7ayawan hayawan khanzir 5anzir khara",
    "fuk fuq fuc fck fcuk phuck phuk biatch beotch biotch azzhole sht shyt stoopid stupit dummy",
    "looser pathetic retrd nibba scumbag psycho",
    "klab kleb kalba kalbe kelbe ghabiya ghabiyye 8abi a7ma2 a7maq ahmaq ahmak 7a2ir haqir hakir safil tafih tafeh",
    "fashil fashel khanzeer khinzir 5inzir jahsh ja7sh ga7sh baghl hayawane 7ayawane wiskh we5 wasekh zbale zbala zebala",
    "habla hable habila 3abit 3abeet abeet mo3aq mu3aq m3aq mu3a2 mo3a2 kafer kafir mal3oun mal3on la3een khanith khaneeth",
    "arsa 3arsa arset qahba kahba ka7ba 2a7ba 9ahba ga7ba neek nayek metnak mitnak motanak zob zib zobi",
    "gayboy fatpig godie ediot xnxx pornhub mutakhalif mutakhallif mutakhallef mtkhlf mongoli 3rs 3rsa tizak teezak teezy deyouth dayooth dayouth lebwe labwa sharmuta sharameet a7a aha5",
    "5ara zebi zebbi kos koss kuss teez tiz ayri sharmoot zamel 3ars 3arse ars2",
  ).concat(toWords(englishList)),
}

const arabic: Words = {
  anywhere: splitWords(
    "شرموط شرموطة شراميط قحبة قحاب عاهرة عاهرات كسمك كسامك كسختك كسأختك منيوك منيك متناك خنيث",
    "ابنالكلب ابنكلب بنتالكلب ولادالكلب ابنالحرام ابنحرام بنتحرام ولدحرام ابنالقحبة خراعليك",
    "فاكيو فكيو ماذرفاك مذرفاك ماذرفكر مذرفكر بولشيت موذرفاكر مازرفاكر ديكهيد",
    "ديوث عرصات معرص سكسي مغتصب يلعندينك يلعنأبوك يلعنامك طيزك",
  ),
  alone: splitWords(
    "كلب كلبة كلاب حمار حمارة حمير غبي غبية أغبياء حيوان حيوانة خنزير خنزيرة خنازير تيس جحش بغل قرد بقرة",
    "حقير حقيرة سافل سافلة وسخ وسخة قذر قذرة زبالة حثالة نذل خسيس خسيسة واطي تافه تافهة أهبل هبلة عبيط",
    "عبيطة أحمق حمقاء حمقى معتوه معتوهة مغفل مغفلة أبله بلهاء متخلف متخلفة معاق معاقة منغولي",
    "فاشل فاشلة قبيح قبيحة بشع بشعة دميم ملعون ملعونة كافر كس كسها طيز زب زبر نيك ينيك خول خولات عرص زامل خرا",
    "فاك فاكنق فاكينغ بيتش بتش شيت نيغر نيغا نيجا نيقا بوسي باستارد أسهول اسهول دمبس",
    "إيديوت ايديوت اديوت ستوبيد ستيوبد ستوبد لوزر لوسر مورون دامب ريتارد بورنو وصخ وصخة زفت",
    "احا خسئت جزمة صرمة بهيمة بهايم حشرة صرصور نجس نجسة رخيص رخيصة عاهر",
    "خرى خراء خرية شخاخ قواد زبي زبك لوطي زانية زاني داعر داعرة فاجر فاجرة سكس بورن نازي هتلر",
  ).concat(toWords(arabicList)),
}

export const isInsult = findWords(latin, arabic)

const longestOnWall = 60

const contact = /@|:\/\/|[\p{L}\p{N}]\.[a-z]{2}|\p{Nd}(?:[\s().-]*\p{Nd}){7}/iu
const years = /[12١٢]\p{Nd}{3}\s*[-–]\s*[12١٢]\p{Nd}{3}(?!\p{Nd})/gu

/** Whether a class should not read this on the wall, where those who wrote it would like to see it. */
export const isUnfitForWall = (text: string): boolean =>
  text.length > longestOnWall ||
  contact.test(normalised(text, "NFKC").replaceAll(years, "")) ||
  isInsult(text)
