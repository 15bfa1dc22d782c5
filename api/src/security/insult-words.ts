/**
 * Insults that a nickname must not contain, in English, in Arabic, and in Arabic typed in Latin letters: our own
 * list, for a school. `isInsult` handles disguised spellings.
 */
interface InsultWords {
  /** Also found inside other words. */
  readonly anywhere: readonly string[]
  /** Found only as whole words, since they are part of harmless ones. */
  readonly alone: readonly string[]
}

const words = (...lines: readonly string[]) => lines.flatMap((line) => line.trim().split(/\s+/))

export const latin: InsultWords = {
  anywhere: words(
    "fuck bitch shithead bullshit asshole arsehole motherfuck whore slut nigger nigga faggot retard",
    "wanker bastard dickhead cocksuck pussy dumbass jackass jerkoff blowjob handjob porn hitler",
    "cunnil dildo tranny pedophil paedophil killyourself gofuck douchebag",
    "sharmout sharmut charmout charmut kosomak kossomak kosomk ayreb a7a4u manyak manyouk khawal",
    "ibnelkalb yabnelkalb telhas bintelkalb ibnhram",
  ),
  alone: words(
    "ass asses arse shit shits shitty shite crap cunt cunts dick dicks cock cocks prick pricks tit tits",
    "boob boobs fag fags twat wank piss pissed dyke spic chink kike paki gook coon homo lesbo moron",
    "morons idiot idiots idiotic imbecile stupid dumb loser losers fatso ugly scum cretin spastic spaz",
    "hoe hoes thot sex sexy sexi rape raped rapist penis vagina nazi nazis kkk kys stfu gtfo wtf damn hell jerk dork",
    "kalb kelb 7mar 7omar hmar himar ghabi ghaby 5awal 5wal ahbal 7ayawan hayawan khanzir 5anzir khara",
    "5ara zebi zebbi kos koss kuss teez tiz ayri sharmoot zamel 3ars 3arse ars2",
  ),
}

export const arabic: InsultWords = {
  anywhere: words(
    "شرموط شرموطة شراميط قحبة قحاب عاهرة عاهرات كسمك كسامك كسختك كسأختك منيوك منيك متناك خنيث",
    "ابنالكلب ابنكلب بنتالكلب ولادالكلب ابنالحرام ابنحرام بنتحرام ولدحرام ابنالقحبة خراعليك",
    "ديوث عرصات معرص سكسي مغتصب يلعندينك يلعنأبوك يلعنامك طيزك",
  ),
  alone: words(
    "كلب كلبة كلاب حمار حمارة حمير غبي غبية أغبياء حيوان حيوانة خنزير خنزيرة خنازير تيس جحش بغل قرد بقرة",
    "حقير حقيرة سافل سافلة وسخ وسخة قذر قذرة زبالة حثالة نذل خسيس خسيسة واطي تافه تافهة أهبل هبلة عبيط",
    "عبيطة أحمق حمقاء حمقى معتوه معتوهة مغفل مغفلة أبله بلهاء متخلف متخلفة معاق معاقة منغولي",
    "فاشل فاشلة قبيح قبيحة بشع بشعة دميم ملعون ملعونة كافر كس كسها طيز زب زبر نيك ينيك خول خولات عرص زامل خرا",
    "خرى خراء خرية شخاخ قواد زبي زبك لوطي زانية زاني داعر داعرة فاجر فاجرة سكس بورن نازي هتلر",
  ),
}
