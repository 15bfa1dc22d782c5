const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Words allowed before an answer: "I think it is …", «أظن أن الجواب هو …». */
export const frameWords = set(
  "i think guess believe suppose that maybe perhaps probably answer solution result is it its s was this they are these he she called named my be must would could im sure " +
    "هو هي هم انه انها انهم جواب الجواب اجابه حل اظن اعتقد ان ربما هذا هذه ذلك يسمي تسمي اسمه اسمها يكون تكون قد اري يمكن ممكن بظن بعتقد نعم",
)
/** Words allowed only directly before "answer" or "solution", because elsewhere they carry a meaning. */
export const frameAdjectives = set("right correct final صحيح صحيحه نهايي")

/** Words that connect others. They may be left out as long as other words remain. */
export const ties = set("of the a an and al el ul ad ud s و من في")

export const courtesies = set("sir dr doctor mr mrs ms professor prof دكتور استاذ")

/** Nouns for the kind of thing that a name denotes. Another kind than the stored one makes another answer. */
export const kinds = set(
  "river ocean sea lake desert mount mountain mountains mt city town village capital country state nation continent planet island islands gulf strait canal bay cape peninsula kingdom republic empire language gas metal element liquid vitamin type group number shape angle triangle force energy law theorem theory principle battle treaty animal bird fish insect reptile mammal plant tree flower fruit vegetable colour color sport game disease bone organ muscle gland tense verb noun sentence system season month day tower temple mosque museum palace war movement dynasty company team band novel book play poem film movie painting currency process " +
    "نهر محيط بحر بحيره صحراء جبل جبال مدينه بلده قريه عاصمه دوله بلد قاره كوكب جزيره جزر خليج مضيق قناه راس مملكه جمهوريه امبراطوريه لغه غاز معدن فلز عنصر سايل فيتامين نوع عدد رقم شكل زاويه مثلث قوه طاقه قانون نظريه مبدا معركه غزوه معاهده حيوان طاير سمكه حشره نبات شجره زهره فاكهه لون رياضه لعبه مرض عظم عظمه عضو عضله غده فعل حرف جمله استعاره تشبيه جهاز نظام فصل شهر يوم برج معبد مسجد جامع متحف قصر حرب ثوره روايه كتاب قصيده فيلم لوحه عمله عمليه سوره صلاه ماده مركب منطقه محافظه هييه منظمه",
)

/** Titles and professions of persons, honorific formulas, and adjectives in the names of states. */
const titles = set(
  "pbuh sir lord king queen prince princess emperor pharaoh president caliph imam prophet saint st dr professor prof mr mrs ms madame holy noble blessed messenger companion scientist poet writer author inventor sultan sheikh general captain famous great " +
    "ملك ملكه امير سلطان خليفه امام نبي رسول شيخ دكتور استاذ رييس قايد عالم شاعر كاتب اديب فيلسوف طبيب صحابي فرعون سيدنا قديس رضي الله عنه عنها عليه عليها عليهم سلام صلي وسلم كريم عظيم عظيمه مكرمه منوره مشرفه مشرف شريف شريفه مبارك مباركه مجيد رحمه رحمها " +
    "عربيه العربيه اسلاميه ديمقراطيه شعبيه اتحاديه متحده arab islamic democratic people peoples federal united",
)

/** Given names, allowed before a stored answer of one word, which may be a surname. */
export const givenNames = set(
  "muhammad mohammed mohamed mohammad ahmad ahmed ali omar umar hassan hasan hussein husain hussain ibrahim musa isa yusuf youssef abu abdullah abd khalid khaled taha naguib najib mahmoud ibn bin ben albert isaac charles marie galileo william leonardo pablo vincent thomas alexander alfred nikola james john johannes robert michael benjamin george abraham nelson mahatma martin luther louis ludwig van wolfgang amadeus johann sebastian max niels ernest dmitri antoine gregor edward francis francois jean jules victor ernesto simon christopher vasco ferdinand marco neil yuri amelia rosa jane agatha emily charlotte ada alan stephen steve bill elon mark lionel cristiano roger serena usain diego rene blaise carl karl friedrich immanuel sigmund henri claude edgar paul auguste salvador frida andy jk joanne roald hans christian oscar rosalind leo lionel emily harriet florence george alexandre gustave karl erwin werner linus tim larry satya sundar malala anne clara ada grace barack donald winston theodore franklin margaret virginia walt walter herman ernest f scott samuel thomas edmund hillary tenzing mikhail leonid sergei pyotr fyodor lev anton mother florence sally valentina buzz kobe helen arthur henry joseph rudyard emmeline jonas edwin rudolf gottfried leonhard evangelista pierre andre antoni mary elizabeth catherine napoleon julius tim bernhard gamal anwar ruth wilhelm enrico joan emmy georges guglielmo michael lebron tiger rafael novak zinedine kylian mo mido riyad " +
    "محمد احمد علي عمر عثمان حسن حسين ابراهيم موسي عيسي يوسف يعقوب داود سليمان خالد سعد سعيد طارق زيد جابر ابو ابي ابا ابن بن ام عبد طيب قاسم بكر حامد محمود مصطفي نجيب جبران خليل طه توفيق عباس احسان غسان نزار بدر شاكر معروف حافظ ايليا جرجي الله رحمن عزيز جبار يحيي حيان فتح البرت برت الفرد فرد كسندر كسندرا فان اسحاق تشارلز ماري غاليليو ليوناردو بابلو فنسنت توماس الكسندر الفرد نيكولا جيمس جون روبرت مايكل جورج وليام وليم ويليام نيلسون مهاتما مارتن لويس لودفيغ بيتهوفن فاسكو كريستوفر فرديناند ماركو نيل يوري كريستيانو ليونيل دييغو اندريه صلاح نور دين جمال هنري ليف فيودور انطون فرانسيس الكسندرا زين زينب فاطمه عايشه خديجه مريم ماجد هارون جعفر انور سعيد حسني فيصل سلمان فهد ياسر محمود كمال عادل سامي فريد ام نازك فدوي غاده مي نوال هيلين جوزيف هارييت يوهان لودفيج غوستاف فريدريك انريكو بابلو سلفادور وولت والت ستيف بيل ايلون مارك ملالا",
)

export const isTitle = (word: string): boolean => titles.has(word)

export const mayStandBeside = (word: string): boolean =>
  ties.has(word) || kinds.has(word) || titles.has(word)

export const denials = set(
  "not no never non nor neither without except but or isnt arent wasnt dont doesnt cant none nothing than more less fewer over under nearly almost between to " +
    "لا ليس ليست ليسوا لست غير عدم عديم بدون دون بلا سوي الا لم لن مو مش ما او ام اكثر اقل من بين الي فوق تحت",
)

export const beforeNumber = set(
  "= dollar euro pound in year the about approximately around roughly number age only exactly total equals equal angle page chapter day cost price speed length عام سنه في رقم عدد حوالي تقريبا فقط نحو يساوي مساحه طول سرعه زاويه يوم كل هناك there are has have",
)
