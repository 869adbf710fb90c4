import { wordSet } from './words.ts'

/** Words that name nothing by themselves: what is left of a sentence without them is a thing. */
export const closedWords = wordSet(`
  a able about above absolutely ache actually add added adding adore advice after afternoon again
  against ago agree ah aim alergic alergy all allergen allergic allergies allergist allergy allowed
  almost alone already also alternative although always am ambulance amount an anaphylactic
  anaphylactical anaphylaxis and another answer any anybody anyhow anymore anyone anything anyway
  anywhere apart app apparently april are arent around as ask asked asking asthma at ate atm august
  autumn avoid avoiding away awful babe baby babysitting back bad badly bag baking banned based
  basically bc be became because become been before beg began begged begin behind being believe
  belly below besides between big bit bite bleed bloated bloating blood bonkers book born both
  bottle bought box boy break breakfast breaking breath breathe bring broke brought brunch btw
  buddy burn business busy but buy buying by call called came can cannot cant cardiologist care
  careful carry carton cause celiac chalk change changed cheap check child children choice christmas
  class clean cleaned clear clinic close coach coeliac come coming completely computer confirmed
  consultant consume contain containing convert cook cooked cooking cost could couldnt count counter
  counting couple coz cramp crave crazy cross crossed cup cupboard curious cuz damn dangerous
  daughter day deadly deal dear deathly december decent decide decided declared definitely degrees
  delete dentist describe despise despite detest diabetes diabetic diagnosed diagnosis did didnt die
  diet dietician dietitian different difficult dig digest dinner dinnertime disgusting dish dishes
  dislike disliked do doable doc doctor does doesnt doing done dont down downstairs dr drank drawer
  drink drinking drop due dunno during each early easier easiest easy eat eaten eater eating eczema
  eight either else em emergency empty end enjoy enjoyed enough enter epipen er erm esp especially
  etc ethical even evening ever every everybody everyone everything everywhere eww exactly except
  expecting expensive expire expired explain extremely eyes face faint false family fan fancies
  fancy fast faster fastest fatal fave favorite favourite february feed feel felt few fewest fifteen
  file fill finally find fine finish finished first fit five folks fond food for forbidden forever
  forget forgot forward found four free freezer friday fridge friendly friends from front full fully
  funny fyi gallon gave get getting gimme girl give given go goal god goes going gone gonna good
  gosh got gotcha gotta gotten gout gp grab gram great gross guess guy had haha half hand handle
  hang happen happened hard harder hardest has hasnt hate hated hating have havent having he
  headache hear heard heartburn heck held hell hello help helping her here herself hes hey hi high
  highly him himself hindu his hives hmm hold holiday home honest honestly hope hoping hospital hour
  house how however huge hungriest hungry hurt hyper i ibs icky id idea idk if ill im important in
  include including incredibly indeed info inside instead interfere into intolerance intolerant
  intollerant is isnt it itch itches itching itchy item its itself ive january jar jewish jot july
  june just keep kept kg kid kill kind kinda kindof kitchen knew know known lacking lady large last
  late lately later lb learn learned learnt least leave left lemme lent less let letter life like
  liked limit lip list listen literally little live loathe log lol long longer longest look looked
  looking lose lost lot love loved loving lunch lunchtime luv mad made make making man many
  march mark market may maybe me meal mean meant measure meatless medical medication medicine meds
  member menu middle midwife might migraine mildly min mind mine minute missing moment monday money
  month more morning most mouth move moved much muslim must mustnt my myself nah name named nasty
  near need needed negative neither never new next nice night nine no nobody none noon nope nor
  normally not note noted nothing november now nowhere number nurse nutritionist obsessed october of
  off office officially often oh ok okay old older on once one only onto open opened or other our
  ourselves out outside oven over own oz pack paediatrician page pain pair pal panel pantry part
  past pediatrician people per perhaps period person phone pick picked picking picky piece pills
  pint pku place plan planning plate please plenty pls plus plz portion positive possible pound
  prediabetes prediabetic prefer preference pregnancy pregnant pressure presure price principle
  priority probably problem product profile proper properly psa push pushes put putting quantity
  quart question quick quicker quickest quickly quite ramadan rarely rash rashes rather react
  reacted reacting reaction read ready real really reason recently recipe recommend record refuse
  refused reject related religion religious rember remember remind remove replace replaced
  replacement respect rest result right rn roughly rule run running safe said same saturday save
  saved saw say saying school scratch see seem seen self send sensitive sensitivity sent september
  serious seriously serve serving set setting seven several severe severely shall shd she shelf
  shock shop shopping short shortest should shouldnt show sick simplest since single sit sitting
  situation six size skin skip slightly slowest small smell so some somebody somehow someone
  someplace something sometimes somewhere son soon sorry sort sorta sound speak specialist spoil
  spoiled spoon spring stand staring start started starting starving status stay steps still stomach
  stop stopped store strange strictly stuck stuff substitute such suggest suggestion summer sunday super
  supper support supposed sure swap swell swelled swelling swollen table tablespoon take taken talk
  talked talking taste tasted teach teacher team teaspoon teen teenager tell telling temperature ten
  terrible test tested testing than thank thanksgiving that the their them themselves then there
  these they theyre thing think third this tho those though thought three threw throat through throw
  thrown thru thursday thx ticked till time tin tip tired to today toddler together told tolerate
  tomorrow tongue tonight too took total totally touch touches towards trace trendy trick tried
  tries trigger trip trouble true try trying tuesday tummy turn turned turning twenty twice two type
  u ugh uh um umm under unless unsafe until unwell up update upon upset upstairs ur urgent urgently
  us use used using usually vacation various very via visit visiting visitors vomit w wait waiting
  walk wanna want wanted was wash wasnt wasting watch way we wednesday week weekend weird well went
  were werent weve what whatever wheeze wheezing when whenever where whereas wherever whether which
  whichever while who whoever whole whom whose why will winter wise wish wished with within without
  woman wonder wondering wont word work worse worst would wouldnt write written wrong wrote
  yeah year yep yes yesterday yet yo you young younger your youre yourself yuck yucky yup
`)

/** Whether a word, in small letters and without apostrophes, names nothing; 'likes' as 'like'. */
export const isClosed = (word: string): boolean =>
  closedWords.has(word) || (word.length > 3 && closedWords.has(word.replace(/s$/, '')))
