import { RefusedReply } from "../http/reply"

/** The digit on the same key as each sign, on most keyboards of the world. */
const keys = new Map([..."!@#$%^&*()"].map((sign, index) => [sign, String((index + 1) % 10)]))

const standIns = new Map(
  Object.entries({ "@": "a", $: "s", 0: "o", 3: "e", 4: "a", 5: "s", 7: "t" }),
)

/** Up to this many characters before and after a common word leave it as easy to guess. */
const mostAround = 5

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new RefusedReply(400, "This password is too common: it is guessed first.")
}

/**
 * Whether a password is among those that are guessed first: a common word, however its letters are disguised, with
 * a few digits and signs before or after it. See docs/decisions/0012-common-passwords.md.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFKC").toLowerCase()
  const before = /^[^\p{L}]*/u.exec(folded)?.[0].length ?? 0
  const after = /[^\p{L}]*$/u.exec(folded)?.[0].length ?? 0
  for (let start = 0; start <= before; start += 1) {
    for (let end = folded.length - after; end <= folded.length; end += 1) {
      if (!isCommonWord(folded.slice(start, end))) continue
      if (isDecoration(folded.slice(0, start)) && isDecoration(folded.slice(end))) return true
    }
  }
  return false
}

function isCommonWord(text: string): boolean {
  const readings = [text, replaced(text, keys), undisguised(text, "i"), undisguised(text, "l")]
  return readings.some((reading) => {
    const repeated = /^(.{2,}?)\1+$/u.exec(reading)?.[1] ?? reading
    return commonWords.has(reading) || commonWords.has(repeated)
  })
}

const undisguised = (text: string, stroke: string) =>
  replaced(text.replace(/[1!|]/g, stroke), standIns)

function isDecoration(text: string): boolean {
  if (text.length <= mostAround) return true
  const digits = [text.replace(/\P{Nd}/gu, ""), replaced(text, keys).replace(/\P{Nd}/gu, "")]
  return digits.some((run) => isRun(run) || isRun([...run].toReversed().join("")))
}

const isRun = (digits: string) =>
  "012345678901234567890".includes(digits) || /^(.{1,4}?)\1+$/.test(digits)

const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (character) => by.get(character) ?? character).join("")

/**
 * The words that common passwords are built from, in lower case: our own list, in no special order.
 * `isCommonPassword` handles disguised letters and what stands before or after a word.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [
    `password passwd passwort motdepasse contrasena senha parola kalima passcode passphrase pass
    pasword passw secret secrets secure security safe safety login logon signin signup access
    account admin administrator root superuser user username guest test tester testing demo temp
    temporary default changeme change letmein letme iamin openup opensesame sesame welcome hello
    hellothere hey howdy goodbye master mistress server system computer laptop desktop internet
    network website webmaster windows microsoft google facebook twitter instagram whatsapp youtube
    snapchat tiktok netflix amazon samsung iphone android apple nokia huawei sony toyota honda
    nissan ferrari porsche mercedes bmw audi yamaha kawasaki suzuki harley corvette mustang camaro
    jaguar camry corolla`,
    `qwerty qwertyui qwertyuiop qwert qwer qwe asdf asdfg asdfgh asdfghjkl asdasd asd zxcv zxcvb
    zxcvbn zxcvbnm zxc qaz qazwsx qazwsxedc wsx edc poiuyt poiuytrewq lkjhgf mnbvcxz azerty
    azertyuiop qwertz yxcvbn qweasd qweasdzxc qwezxc abc abcd abcde abcdef abcdefg abcdefgh abcxyz
    xyz aaa aa aaaa aaaaaa aabb aabbcc bbb xxx xxxx zzz qqq qqqq www wwww 1qaz 1qaz2wsx 2wsx
    1qaz2wsx3edc zaq1 zaq12wsx xsw2 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2 q1w2e3 q1w2e3r4
    q1w2e3r4t5 1a2b 1a2b3c 1a2b3c4d a1b2 a1b2c3 a1b2c3d4 1w2e3r qw12 qw12as qwe123 asd123 zxc123
    abc123 1qw23er4 3edc 4rfv 5tgb 1z2x3c 1z2x3c4v`,
    `iloveyou ilove loveyou loveme lovely lover lovers love truelove mylove heart sweetheart honey
    sweetie sweety baby babygirl babyboy babe darling angel angels princess prince queen king
    kingdom hottie cutie cute sexy beautiful gorgeous handsome pretty happy happiness smile smiley
    sunny sunshine sunset sunrise moonlight moon star stars starlight superstar rainbow butterfly
    flower flowers rose roses jasmine lily daisy violet orchid sunflower blossom family mother
    father mama papa mommy daddy mummy brother sister sisters friend friends bestfriend forever
    always together freedom liberty peace hope faith trust grace destiny dream dreams dreamer
    lucky luck magic miracle paradise heaven blessed blessing jesus christ`,
    `monkey dragon tiger lion lions panther leopard cheetah bear bears panda wolf wolves wolverine
    fox eagle eagles falcon falcons hawk raven phoenix dolphin dolphins shark sharks whale turtle
    rabbit bunny kitty kitten kittens pussycat cat cats puppy puppies doggy dog dogs bulldog buddy
    horse horses pony mustangs camel gazelle elephant giraffe zebra snake cobra viper python
    spider scorpion bull bulls cow chicken rooster duck penguin parrot`,
    `football soccer basketball baseball hockey tennis cricket volleyball swimming boxing karate
    judo golf rugby racing runner player players gamer games game gaming winner champion champions
    goal striker liverpool chelsea arsenal manchester manunited mancity barcelona realmadrid
    madrid juventus milan inter bayern dortmund benfica porto ajax galatasaray fenerbahce alahly
    ahly zamalek hilal alhilal nassr alnassr ittihad wydad raja messi ronaldo cristiano neymar
    mbappe salah mosalah maradona pele beckham zidane jordan lebron kobe lakers yankees cowboys
    steelers packers raiders patriots dodgers minecraft roblox fortnite pubg freefire fifa
    playstation xbox nintendo mario sonic pokemon pikachu naruto sasuke goku dragonball onepiece
    luffy zelda tetris warcraft starcraft counterstrike callofduty valorant`,
    `superman batman spiderman ironman hulk thor captain captainamerica avengers joker wonderwoman
    starwars jedi yoda skywalker darthvader vader matrix neo trinity gandalf frodo legolas hobbit
    merlin harrypotter potter hermione hogwarts dumbledore voldemort simba nemo elsa frozen
    cinderella barbie snowwhite mickey mickeymouse minnie donald goofy garfield snoopy scooby
    scoobydoo tweety bugsbunny winnie pooh shrek godzilla kingkong titanic terminator rambo rocky
    zorro robinhood sherlock pirate pirates ninja samurai warrior warriors hunter killer shadow
    ghost vampire zombie wizard knight gladiator spartan spartacus hercules zeus apollo athena
    titan legend legends hero heroes phantom`,
    `spring summer autumn winter january february march april may june july august september
    october november december monday tuesday wednesday thursday friday saturday sunday weekend
    holiday holidays birthday christmas ramadan eid mubarak eidmubarak newyear tomorrow today
    yesterday morning midnight red blue green yellow orange purple pink black white silver golden
    gold diamond diamonds ruby crystal emerald sapphire pearl platinum chocolate cookie cookies
    candy sugar cupcake icecream banana apples cherry strawberry peaches lemon mango coconut
    pepper ginger cinnamon coffee pizza cheese butter pancake burger shawarma falafel hummus
    cocacola pepsi redbull water fire ice snow storm thunder lightning hurricane ocean sea river
    beach island mountain forest desert garden sky earth world planet galaxy universe`,
    `school schools student students pupil teacher teachers education learning learn study english
    arabic math maths mathematics science physics chemistry biology history geography library
    college university class classroom homework exam exams grade quiz tahaddi challenge book books
    pencil letter number`,
    `london paris berlin rome moscow newyork chicago boston dallas texas california florida canada
    america england france germany spain italy brazil mexico india pakistan china japan turkey
    istanbul ankara cairo egypt masr misr alexandria giza damascus syria aleppo beirut lebanon
    lubnan amman palestine falasteen quds alquds jerusalem gaza iraq baghdad basra mosul kuwait
    qatar doha dubai abudhabi emirates sharjah oman muscat yemen sanaa bahrain manama saudi riyadh
    jeddah mecca makkah madina tunisia tunis algeria morocco maroc casablanca rabat marrakech
    libya tripoli sudan khartoum somalia mauritania arab arabia`,
    `ahmed ahmad mohamed mohammed muhammad mohammad mahmoud mostafa mustafa hamza omar ali hassan
    hussein hussain hasan ibrahim ismail youssef yousef yusuf yousuf joseph khaled khalid walid
    waleed tarek tariq amr amir ameer karim kareem rami ramy sami samy samir sameer nabil nabeel
    nader nasser hany hani hisham hesham ashraf osama usama adel adham ayman emad fady fadi fares
    faris fahd faisal saad saeed salman salem salim sultan turki bandar majed mansour marwan bilal
    anas zaid zayed yasser yaser yahya ziad abdullah abdallah abdelrahman abdulrahman rahman aziz
    abdo fatima fatma aisha aysha maryam mariam khadija zainab zeinab sara sarah salma layla laila
    leila lina dina rana rania reem rim nour noor noura nora huda hoda mona muna hala hana hanaa
    heba hiba amal amina aminah asma asmaa aya yasmin yasmine yasmeen farah fadia ghada jana
    jamila karima lamia lubna malak manal maha mai marwa menna nada nadia nadine nawal rasha rawan
    sahar samar samira shaimaa sherin shahd soha suha tala wafa yara michael daniel david james
    john robert william richard thomas charles christopher matthew joshua andrew anthony joe jack
    jackson jason justin kevin brian steven stephen george edward peter patrick paul mark martin
    nicholas nicole jessica jennifer ashley amanda michelle melissa stephanie elizabeth samantha
    danielle victoria rebecca rachel hannah emily emma olivia sophia isabella charlotte anna maria
    marie laura julia claudia carlos jose juan miguel antonio alejandro alexander alexandra alex
    max sam charlie oliver harry taylor morgan tyler austin brandon brittany courtney heather
    tiffany amber andrea angela angelina monica veronica vanessa natalie natasha sabrina samuel
    benjamin jacob ethan lucas liam noah mason logan dylan ryan zachary bailey maggie molly lucy
    sophie chloe jake buster cooper rusty`,
    `allah allahakbar allahuakbar akbar bismillah alhamdulillah hamdulillah inshallah mashallah
    subhanallah astaghfirullah islam muslim quran koran imam habibi habibti hayati omri rohi albi
    qalbi hobi bahebak bahebek baba salam salaam marhaba ahlan ahlanwasahlan shukran yalla wallah
    khalas sabah samaa shams amar qamar ward warda nujoom malika amira ameera sheikh basha pasha
    elmalek`,
    `nothing nobody whatever something anything everything trustno trustnoone noaccess fuckyou
    fuckoff asshole bullshit bastard bitch stupid idiot crazy loser boring killme bigboy biggirl
    bigdaddy badboy badgirl goodboy goodgirl girl girls boys boy man woman cool awesome amazing
    perfect excellent fantastic special numberone number1 the best thebest theman theone theking
    theboss boss bigboss gangster mafia money cash dollar rich richman million millionaire
    business company office manager director doctor engineer lawyer police soldier army marine
    navy airforce pilot driver music guitar piano drums rock rocknroll metallica nirvana eminem
    rihanna beyonce shakira michaeljackson beatles elvis justinbieber taylorswift blackpink bts
    exo rapper hiphop dance dancer singer movie movies cinema hollywood bollywood action power
    powerful strong strength energy speed turbo flash rocket missile bomber sniper trigger shooter
    cannon hammer stone steel iron metal copper wood house home apartment`,
  ].flatMap((words) => words.trim().split(/\s+/)),
)
