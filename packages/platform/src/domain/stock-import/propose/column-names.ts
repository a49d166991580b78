import type { FeedField } from "../car-fields.ts";

/** What a column may be about: a field of a car, or a text that several fields are taken from. */
export type Subject = FeedField | "title" | "place";

/**
 * What dealers' systems call the column of a subject, in small letters and digits alone; the likeliest first.
 *
 * @example
 * namesOf("sleeps") // ["berths", "berth", "sleeping"]
 */
export function namesOf(subject: Subject): readonly string[] {
  return names[subject]?.trim().split(/\s+/) ?? [];
}

const names: Partial<Record<Subject, string>> = {
  vin: "vinno vinnumber chassis chassisno chassisnumber vinchassis vinchassisno",
  stocknum: `
    stockno stocknumber stock stockid stockcode stkno stknum stk unitno unitnumber dealerstockno
    dealerstocknumber reference ref listingid adid itemno itemid sku id`,
  make: "brand manufacturer makename vehiclemake marque mfr carmake",
  model: "modelname vehiclemodel carmodel range family modelfamily",
  badge: "variant version grade derivative badgedescription modelvariant submodel trimlevel spec trim",
  series: "seriesname modelseries generation",
  year: `
    modelyear yr my buildyear yearofmanufacture manufactureyear vehicleyear manuyear yearbuilt caryear
    registrationyear`,
  car_type: `
    condition type newused neworused usedornew usednew vehiclecondition category listingtype stocktype class
    cond vehicletype`,
  status: "stockstatus availability salestatus state",
  price: `
    sellprice askingprice sellingprice advertisedprice advprice retailprice retail driveawayprice driveaway
    dapprice dap egcprice egc saleprice listprice internetprice webprice priceincgst totalprice ask asking cashprice priceaud
    pricenzd sell`,
  before_price: "wasprice oldprice previousprice originalprice priceold was",
  offer_price: "offerprice specialprice promoprice special",
  price_type: "pricelabel pricebasis pricedescription priceinfo pricequalifier",
  km: `
    kms kilometres kilometers odometer odo odometerreading mileage milage odoreading odokm odometerkm
    kmstravelled distance miles odometermiles travelled distancetravelled clock`,
  regplate: `
    rego regono regonumber registration registrationnumber registrationno regnumber regno plate plateno
    numberplate licenceplate regoplate`,
  rego_expiry: "regoexpiry registrationexpiry regodue regoexp regoexpires registeredto registrationexpires",
  build_date: "builddate built dateofmanufacture manufacturedate",
  compliance_date: "compliancedate complied complianceplate compliance",
  body: "bodytype bodystyle bodyshape shape bodydescription vehiclebody vehicletype type category",
  trans: "transmission transmissiontype gearbox gears transtype gearboxtype",
  fuel: "fueltype fuelname enginefuel fueldescription powertrain",
  drive: "drivetype drivetrain drivenwheels driveline wheeldrive drivewheels",
  colour:
    "color exteriorcolour exteriorcolor extcolour extcolor bodycolour paint paintcolour hue colourextint colourext",
  interior_colour: "interiorcolor intcolour intcolor trimcolour trimcolor trim upholstery interior interiortrim",
  engine_size: "engine enginecapacity capacity displacement cc enginecc litres enginelitres enginedescription motor",
  cylinders: "cylinders cyl cyls numberofcylinders cylindersinengine",
  seats: "numberofseats noofseats seating seatingcapacity",
  doors: "numberofdoors noofdoors doorcount",
  fuelconsumptioncombined: "fuelconsumption consumption economy fueleconomy l100km litresper100km",
  towingcapacitybraked: "towing towingcapacity brakedtowing towingbraked towingkg towcapacity",
  ancaprating: "ancap safetyrating ancapstars",
  images: `
    image photos photo pictures picture imageurl imageurls photourl photourls imagelist gallery mainimage image1
    photo1 imageslist pics pic picurls picurl`,
  video_url: "video videos youtube videolink",
  standardEquipment: "features equipment options standardfeatures accessories extras featurelist",
  dealercomments: `
    comments comment description notes advert adtext adcopy sellerscomments sellercomments vehicledescription
    advertdescription blurb salescomments remarks webnotes`,
  state: "region province",
  city: "suburb town",
  place: "location address vehiclelocation",
  title: "heading headline name vehicle vehicletitle adtitle listingtitle car vehiclename description",
  created_at: `
    dateinstock datein arrived listed dateadded datelisted stockdate stockedin advertised created instockdate`,
  tare_weight: "tare tarekg tareweightkg tareweight",
  aggregate_trailer_mass: "atm atmkg",
  grossvehiclemass: "gvm gvmkg",
  sleeps: "berths berth sleeping",
};
