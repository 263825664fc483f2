/** What of the tagging schema is a business, and what must be called otherwise; decided by reading the lists. */

/** Presets that a business, a practice or an institution with customers can be. */
export const BUSINESS_PRESETS =
  /^(?:shop|craft|office|healthcare|education)\/|^amenity\/(?:animal_(?:boarding|breeding|shelter)|arts_centre|bank|bar|bicycle_rental|biergarten|boat_rental|boat_storage|bureau_de_change|cafe(?:\/.*)?|car_rental|car_sharing|car_wash|casino|childcare|cinema|clinic(?:\/.*)?|conference_centre|crematorium|dentist|dive_centre|doctors(?:\/.*)?|dojo|driver_training|events_venue|exhibition_centre|fast_food(?:\/.*)?|food_court|fuel|funeral_hall|gambling|hookah_lounge|hospital|ice_cream|internet_cafe|karaoke_box|library|marketplace|money_transfer|motorcycle_rental|nightclub|nursing_home|pharmacy|planetarium|post_office|pub(?:\/.*)?|public_bath|recycling_centre|research_institute|restaurant(?:\/.*)?|social_centre|social_facility\/(?:ambulatory_care|assisted_living|day_care|food_bank|group_home|nursing_home)|studio(?:\/.*)?|theatre|toy_library|vehicle_inspection|veterinary|veterinary_pharmacy|community_centre\/(?:cultural_centre|family_centre|youth_centre))$|^leisure\/(?:adult_gaming_centre|amusement_arcade|beach_resort|bowling_alley|dance|disc_golf_course|escape_game|fitness_centre(?:\/.*)?|garden\/botanical|golf_course|hackerspace|horse_riding|ice_rink|indoor_play|marina|miniature_golf|pitch\/(?:archery|paintball|padel|skateboard|tennis)|playground\/indoor|resort|sauna|sports_centre(?:\/.*)?|summer_camp|trampoline_park|water_park)$|^tourism\/(?:alpine_hut|apartment|aquarium|camp_site|caravan_site|chalet|gallery|guest_house|hostel|hotel|information\/(?:office|visitor_centre)|motel|museum(?:\/.*)?|theme_park|trail_riding_station|zoo(?:\/.*)?)$|^club\/sport$|^attraction\/(?:bungee_jumping|river_rafting|summer_toboggan)$|^landuse\/(?:aquaculture\/fish|greenhouse_horticulture|industrial\/(?:scrap_yard|slaughterhouse)|plant_nursery|quarry|vineyard)$|^telecom\/data_center$|^man_made\/works\/brewery$/;

/** Presets and options within these that are none. */
export const NO_BUSINESS: ReadonlySet<string> = new Set([
  "shop/yes",
  "shop/vacant",
  "shop/outpost",
  "shop/catalogue",
  "shop/fashion",
  "shop/psychic",
  "shop/money_lender",
  "shop/religion",
  "shop/erotic",
  "shop/erotic/lgbtq",
  "shop/mall",
  "shop/lottery",
  "craft/key_cutter",
  "craft/locksmith",
  "office/yes",
  "office/administrative",
  "office/bail_bond_agent-US-PH",
  "office/company",
  "office/diplomatic",
  "office/diplomatic/consulate",
  "office/diplomatic/embassy",
  "office/diplomatic/liaison",
  "office/government",
  "office/government/prosecutor",
  "office/government/register_office",
  "office/government/tax",
  "office/political_party",
  "office/quango",
  "office/religion",
  "healthcare/yes",
  "healthcare/sample_collection",
  "healthcare/community_health_worker",
  "healthcare/nurse",
  "healthcare/vaccination_centre",
  "education/yes",
  "speciality/abortion",
  "speciality/biology",
  "speciality/body",
  "speciality/behavior",
  "speciality/blood_check",
  "speciality/community",
  "speciality/emergency",
  "speciality/intensive",
  "speciality/unani",
  "speciality/vaccination",
  "fuel/fuel_multi/octane_80",
  "fuel/fuel_multi/octane_85",
  "fuel/fuel_multi/octane_87",
  "fuel/fuel_multi/octane_88",
  "fuel/fuel_multi/octane_89",
  "fuel/fuel_multi/octane_90",
  "fuel/fuel_multi/octane_92",
  "fuel/fuel_multi/octane_93",
  "fuel/fuel_multi/octane_97",
  "vending/excrement_bags",
  "vending/bottle_return",
  "vending/parking_tickets",
  "vending/elongated_coin",
  "crop/cassava",
  "crop/coffee",
  "crop/cotton",
  "crop/rice",
  "crop/fast_growing_wood",
  "crop/grass",
  "crop/soy",
  "crop/sugarcane",
  "crop/tea",
  "crop/tobacco",
  "crop/vegetable",
  "sport/multi",
  "sport/dog_racing",
  "material/sand",
  "material/rock",
  "material/soil",
  "material/dry_stone",
]);

/** Names that the translation has wrong, in two forms at once, or as the map needs them. */
export const RENAMED: Readonly<Record<string, string>> = {
  "shop/electrical": "Elektrofachgeschäft",
};

/** Kinds of cuisine whose German word is no adjective. */
export const CUISINES_WITHOUT_RESTAURANT: ReadonlySet<string> = new Set<string>([]);

/** Fields whose options are goods or services. */
export const PRODUCT_FIELDS: readonly string[] = ["clothes", "crop", "fuel/fuel_multi", "vending", "sport", "material"];

/** Search terms of the schema that help nobody to find a business. */
export const NO_KEYWORD: ReadonlySet<string> = new Set<string>([]);
