import { countryStates } from "../country/countries.ts";
import type { ListFacetName } from "../search/facet-names.ts";

/** Facets that plain words may mean a value of. */
export type PlainFacet = Extract<
  ListFacetName,
  | "car_type"
  | "make"
  | "model"
  | "make_model"
  | "simple_body"
  | "fuel"
  | "transmission"
  | "drive"
  | "colour"
  | "city"
  | "state"
  | "seats"
>;

/** What people say, and the values that it means: those of them that the stock has are chosen. */
export const plainSynonyms: readonly (readonly [
  facet: PlainFacet,
  values: readonly string[],
  said: readonly string[],
])[] = [
  [
    "car_type",
    ["used"],
    ["used", "second hand", "secondhand", "2nd hand", "pre owned", "preowned", "pre loved", "preloved"],
  ],
  ["car_type", ["new"], ["new", "brand new"]],
  ["car_type", ["demo"], ["demo", "demos", "demonstrator", "ex demo", "ex demonstrator", "dealer demo"]],
  ["simple_body", ["SUV"], ["suv", "4wd wagon", "crossover", "four wheel drive wagon"]],
  [
    "simple_body",
    ["Ute", "Utility", "Pickup"],
    [
      "ute",
      "utility",
      "pickup",
      "pick up",
      "pickup truck",
      "work ute",
      "tradie ute",
      "tradies ute",
      "tradie's ute",
      "farm ute",
    ],
  ],
  [
    "simple_body",
    ["Ute", "Utility", "Pickup", "Van", "Commercial Van", "Cab Chassis"],
    ["tradie", "tradies", "tradie car", "work vehicle", "work car"],
  ],
  ["simple_body", ["Coupe", "Convertible", "Roadster"], ["sports car", "sportscar", "sport car"]],
  ["simple_body", ["Sedan", "Saloon"], ["sedan", "saloon"]],
  [
    "simple_body",
    ["Hatch", "Hatchback"],
    ["hatch", "hatchback", "hatchy", "hot hatch", "hatchbak", "hachback", "hatch back"],
  ],
  ["simple_body", ["Wagon", "Station Wagon"], ["wagon", "station wagon", "estate", "stationwagon"]],
  [
    "simple_body",
    ["Van", "Commercial Van"],
    ["van", "work van", "delivery van", "panel van", "tradie van", "tradies van"],
  ],
  ["simple_body", ["People Mover", "MPV"], ["people mover", "peoplemover", "mpv", "minivan", "mini van"]],
  [
    "simple_body",
    ["Convertible", "Cabriolet"],
    ["convertible", "cabriolet", "cabrio", "soft top", "drop top", "convertable"],
  ],
  ["simple_body", ["Coupe"], ["coupe"]],
  ["simple_body", ["Cab Chassis"], ["cab chassis", "tray back", "traytop"]],
  ["simple_body", ["Bus"], ["bus", "minibus", "mini bus"]],
  ["simple_body", ["Truck"], ["truck"]],
  ["fuel", ["Petrol", "Unleaded"], ["petrol", "petrol engine", "petol", "unleaded", "gasoline", "penehini"]],
  ["fuel", ["Diesel"], ["diesel", "turbo diesel", "turbodiesel", "diesal", "deisel", "desiel", "deisal"]],
  ["fuel", ["Hybrid"], ["hybrid", "petrol hybrid", "hybrid petrol", "hybird", "hybrd", "hibrid", "momorua"]],
  ["fuel", ["Plug-in Hybrid", "PHEV"], ["plug in hybrid", "plugin hybrid", "phev", "plug in"]],
  [
    "fuel",
    ["Electric"],
    [
      "electric",
      "ev",
      "evs",
      "bev",
      "eletric",
      "electic",
      "full electric",
      "fully electric",
      "battery electric",
      "pure electric",
      "hiko",
    ],
  ],
  ["fuel", ["LPG"], ["lpg"]],
  [
    "transmission",
    ["Automatic"],
    [
      "automatic",
      "auto",
      "autos",
      "auto gearbox",
      "aunoa",
      "automatc",
      "automtic",
      "autmatic",
      "automaitc",
      "automactic",
    ],
  ],
  ["transmission", ["Manual"], ["manual", "stick shift", "manuel", "manaul", "5 speed manual", "6 speed manual"]],
  [
    "drive",
    ["4x4", "4WD", "Four Wheel Drive"],
    [
      "4x4",
      "4wd",
      "4 wheel drive",
      "four wheel drive",
      "four by four",
      "4 by 4",
      "off road",
      "offroad",
      "off roader",
      "offroader",
      "off roading",
    ],
  ],
  ["drive", ["AWD", "All Wheel Drive"], ["awd", "all wheel drive", "all wheel"]],
  ["drive", ["FWD", "Front Wheel Drive"], ["fwd", "front wheel drive"]],
  ["drive", ["RWD", "Rear Wheel Drive"], ["rwd", "rear wheel drive"]],
  [
    "drive",
    ["4x2", "2WD", "Two Wheel Drive", "FWD", "RWD"],
    ["4x2", "2wd", "two wheel drive", "2 wheel drive", "4 by 2"],
  ],
  [
    "make",
    ["Mercedes-Benz", "Mercedes"],
    ["merc", "mercs", "mercedes", "mercedes benz", "mercades", "mercedez", "mercedez benz", "benz", "merco"],
  ],
  ["make", ["Volkswagen"], ["vw", "vdub", "v dub", "volkswagon", "volksy", "volkswagan", "volkswaggen"]],
  ["make", ["Chevrolet"], ["chev", "chevy", "chevvy"]],
  ["make", ["BMW"], ["beemer", "bimmer", "beamer"]],
  ["make", ["Mitsubishi"], ["mitsi", "mitsubushi", "mitsu", "mitsibishi", "mistubishi", "mitsubshi"]],
  ["make", ["Subaru"], ["subie", "suby", "suburu"]],
  ["make", ["Hyundai"], ["hyundia", "hyndai", "hyunday", "hundai", "hyundi", "huyndai"]],
  ["make", ["Toyota"], ["yota", "toyoda", "toyta", "toyato", "tyota", "toyotta"]],
  ["make", ["Land Rover"], ["landrover", "landy"]],
  ["make", ["Alfa Romeo"], ["alfa", "alpha romeo"]],
  ["make", ["Aston Martin"], ["aston"]],
  ["make", ["Mazda"], ["mazada", "masda", "mazd"]],
  ["make", ["Nissan"], ["nisan", "nissian"]],
  ["make", ["Suzuki"], ["suzki", "susuki", "suzuiki", "zuki"]],
  ["make", ["Peugeot"], ["peugot", "pugeot", "peogeot"]],
  ["make", ["Lamborghini"], ["lambo"]],
  ["make", ["Porsche"], ["porche", "porsh", "porshe"]],
  ["make", ["GWM", "Great Wall", "Haval"], ["great wall", "gwm"]],
  ["make", ["SsangYong", "KGM"], ["ssangyong", "ssang yong", "kgm ssangyong"]],
  ["make", ["Harley-Davidson"], ["harley"]],
  [
    "model",
    ["LandCruiser 200", "Landcruiser 200 Series", "200 Series"],
    ["landcruiser 200", "land cruiser 200", "200 series", "landcruiser 200 series", "lc200"],
  ],
  [
    "model",
    ["LandCruiser 300", "Landcruiser 300 Series", "300 Series"],
    ["landcruiser 300", "land cruiser 300", "300 series", "landcruiser 300 series", "lc300"],
  ],
  [
    "model",
    ["LandCruiser 70", "Landcruiser 70 Series", "70 Series"],
    ["landcruiser 70", "land cruiser 70", "70 series", "landcruiser 70 series", "lc70"],
  ],
  ["model", ["LandCruiser Prado", "Prado"], ["prado", "landcruiser prado", "land cruiser prado"]],
  ["model", ["LandCruiser"], ["cruiser", "landcruiser", "land cruiser", "landcrusier", "land crusier"]],
  ["model", ["Corolla"], ["corola", "carolla", "corrola"]],
  ["model", ["Camry"], ["camery", "camary"]],
  ["model", ["HiLux"], ["hylux", "highlux", "hilix", "hi lux", "luxy"]],
  ["model", ["Forester"], ["forrester"]],
  ["model", ["Tucson"], ["tuscon", "tuscan"]],
  ["model", ["Sportage"], ["sportege", "sportadge"]],
  ["model", ["Pajero"], ["pajaro"]],
  ["model", ["Navara"], ["navarra"]],
  ["model", ["Commodore"], ["comodore", "commadore"]],
  ["model", ["Colorado"], ["colarado"]],
  ["model", ["Range Rover"], ["rangie", "range rover", "rangey"]],
  ...Object.values(countryStates)
    .flat()
    .map(({ code, said }) => ["state", [code], said] as const),
];

/** Words that colours are looked up by; the stock's colour may say more, such as "Arctic White". */
export const plainColours: Readonly<Record<string, readonly string[]>> = {
  white: ["white"],
  black: ["black"],
  silver: ["silver"],
  grey: ["grey", "gray"],
  gray: ["grey", "gray"],
  blue: ["blue"],
  red: ["red"],
  green: ["green"],
  yellow: ["yellow"],
  orange: ["orange"],
  brown: ["brown"],
  gold: ["gold"],
  purple: ["purple"],
  beige: ["beige"],
  maroon: ["maroon"],
  bronze: ["bronze"],
  pink: ["pink"],
  // Te reo Māori.
  pango: ["black"],
  whero: ["red"],
  kikorangi: ["blue"],
  kakariki: ["green"],
  kowhai: ["yellow"],
  karaka: ["orange"],
  parauri: ["brown"],
  hiriwa: ["silver"],
  kiwikiwi: ["grey", "gray"],
  koura: ["gold"],
};

/**
 * Models that are also everyday words or too short to be told from them: they are understood only right behind their
 * make.
 */
export const modelsBehindMakeOnly: ReadonlySet<string> = new Set(
  "up city note move fit march go one cube life vision premium sport special series van mark model express ace captain crown dash epic seal".split(
    " ",
  ),
);

/**
 * Phrases of which no word may be looked for alone, since that would be the opposite: each becomes one keyword,
 * "not-a-CX-5".
 */
export const plainPhrases: readonly RegExp[] = [
  /(?:dual|double|twin|crew|king|space|extra|single) cab(?! chassis)/,
  /(?:not|without|except|excluding|non|anything but|dont want|don't want|isn't|isnt|no)(?: (?:a|an|the|any))? (?!(?:more|over|older|less|fewer|later|newer|under|above|than)(?= |$))[^ ¦]+/,
];

/** Phrases whose words mean something else than a filter: they stay keywords as a whole. */
export const plainProtected: readonly RegExp[] = [
  /(?:near|as|like|nearly|almost|nz|aus|new zealand|australian) new/,
  /(?:near|close to|nearly) (?:mint|perfect|perfection|immaculate|flawless)(?: condition)?/,
  /new (?:tyres|tires|rego|shape|brakes|engine|battery|clutch|timing belt|plates|paint|windscreen|wof|warrant)/,
  /new (?:zealand|plymouth|lynn|norfolk|south wales|farm|town|gisborne)/,
  /(?:owners?|user|service|workshop) manuals?/,
  /(?:electric|power) (?:seats?|windows?|tailgate|sunroof|mirrors|brakes?|doors?|steering|handbrake|boot)/,
  /(?:auto|automatic) (?:tailgate|wipers|park|parking|lights|headlights|braking|boot|doors?|hold)/,
  /(?:white|black|silver|grey|gray|blue|red|green|yellow|orange|brown|gold|beige|tan|cream)(?: leather| cloth)* (?:leather|interior|seats?|wheels|trim|roof|rims|stitching|pack|edition|book|plates?|spots?|label)/,
  /(?:manual|petrol|diesel|hybrid|electric) (?:books?|heater|bike|scooter|mower)/,
  /(?:new|old|current|latest|previous|facelift|updated) shape/,
  /(?:petrol|fuel|gas|diesel) (?:savers?|sippers?|efficien(?:t|cy)|econom(?:y|ical))/,
  /(?:good|great|cheap|easy|light|low|heavy|best) on (?:petrol|fuel|gas|diesel|juice)/,
  /p[ -]?plat(?:e|er|ers|es)(?: friendly| legal| approved)?/,
];

/** For whom and for what a car is: dropped as a whole once something was understood, since no car says so of itself. */
export const plainAsides: readonly RegExp[] = [
  /(?:(?:to )?suits? |for |perfect for )(?:(?:my|our|the|his|her|a|an) )?(?:(?:new|young|old|teenage|elderly|growing) )?(?:daughters?|sons?|wife|husband|partner|missus|kids?|children|mum|mom|mother|dad|father|nan|nana|grandma|grandson|granddaughter|girlfriend|boyfriend|teenager|teen|myself|me|learners?(?: drivers?)?|tradies?|school run|commut(?:e|ing)|work|business|uni|road trips?)/,
  /drive ?away(?: price)?|no more to pay|no deposit/,
  /(?:currently |now )?(?:in stock|available)(?: now| today)?/,
];

/** Words that only join others: dropped even where nothing was understood. */
export const plainJoiners: ReadonlySet<string> = new Set(
  "a an the with and or & , for in of to at car cars vehicle vehicles please".split(" "),
);

/** Words without a meaning of their own: dropped from what is left once something was understood. */
export const plainFillers: ReadonlySet<string> = new Set(
  "a an the with and or & - , + for in on of to at by from car cars vehicle vehicles sale please i im i'm we want wanting need looking look show me find that can could which is are my some any have has having something one ones waka priced price model transmission gearbox colour color coloured only anything nothing need cash spend whats what's what where do does you your u ya got there these those this it its good great nice decent best driveaway".split(
    " ",
  ),
);
