/**
 * Names of a zone's clocks by their offset in milliseconds, for zones that have letters in the IANA database;
 * undefined for all others. The name is taken in any letter case.
 */
export function zoneLetters(name: string): ReadonlyMap<number, string> | undefined {
  return lettersByZone.get(name.toLowerCase());
}

// The letters are those of the IANA time zone database under the rules now in force (Intl has none of them outside
// North America). Each key lists the names of a zone's clocks with their hours ahead of UTC; below it are the zones
// by their area, "world" being the names without one.
const zonesByLetters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "ACST+9.5": {
    Australia: "Darwin North",
  },
  "ACST+9.5 ACDT+10.5": {
    Australia: "Adelaide Broken_Hill South Yancowinna",
  },
  "AEST+10": {
    Australia: "Brisbane Lindeman Queensland",
  },
  "AEST+10 AEDT+11": {
    Antarctica: "Macquarie",
    Australia: "ACT Canberra Currie Hobart Melbourne NSW Sydney Tasmania Victoria",
  },
  "AKST-9 AKDT-8": {
    America: "Anchorage Juneau Metlakatla Nome Sitka Yakutat",
    US: "Alaska",
  },
  "AST-4": {
    America:
      "Anguilla Antigua Aruba Barbados Blanc-Sablon Curacao Dominica Grenada Guadeloupe " +
      "Kralendijk Lower_Princes Marigot Martinique Montserrat Port_of_Spain Puerto_Rico " +
      "Santo_Domingo St_Barthelemy St_Kitts St_Lucia St_Thomas St_Vincent Tortola Virgin",
  },
  "AST-4 ADT-3": {
    America: "Glace_Bay Goose_Bay Halifax Moncton Thule",
    Atlantic: "Bermuda",
    Canada: "Atlantic",
  },
  "AWST+8": {
    Australia: "Perth West",
  },
  "CAT+2": {
    Africa: "Blantyre Bujumbura Gaborone Harare Juba Khartoum Kigali Lubumbashi Lusaka Maputo " + "Windhoek",
  },
  "CET+1": {
    Africa: "Algiers Tunis",
  },
  "CET+1 CEST+2": {
    Africa: "Ceuta",
    Arctic: "Longyearbyen",
    Atlantic: "Jan_Mayen",
    world: "CET Poland",
    Europe:
      "Amsterdam Andorra Belgrade Berlin Bratislava Brussels Budapest Busingen Copenhagen " +
      "Gibraltar Ljubljana Luxembourg Madrid Malta Monaco Oslo Paris Podgorica Prague Rome " +
      "San_Marino Sarajevo Skopje Stockholm Tirane Vaduz Vatican Vienna Warsaw Zagreb " +
      "Zurich",
  },
  "CST+8": {
    Asia: "Chongqing Chungking Harbin Macao Macau Shanghai Taipei",
    world: "PRC ROC",
  },
  "CST-5 CDT-4": {
    America: "Havana",
    world: "Cuba",
  },
  "CST-6": {
    America:
      "Bahia_Banderas Belize Chihuahua Costa_Rica El_Salvador Guatemala Managua Merida " +
      "Mexico_City Monterrey Regina Swift_Current Tegucigalpa",
    Canada: "Saskatchewan",
    Mexico: "General",
  },
  "CST-6 CDT-5": {
    America:
      "Chicago Indiana/Knox Indiana/Tell_City Knox_IN Matamoros Menominee " +
      "North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Ojinaga Rainy_River " +
      "Rankin_Inlet Resolute Winnipeg",
    world: "CST6CDT",
    Canada: "Central",
    US: "Central Indiana-Starke",
  },
  "ChST+10": {
    Pacific: "Guam Saipan",
  },
  "EAT+3": {
    Africa: "Addis_Ababa Asmara Asmera Dar_es_Salaam Djibouti Kampala Mogadishu Nairobi",
    Indian: "Antananarivo Comoro Mayotte",
  },
  "EET+2": {
    Africa: "Tripoli",
    Europe: "Kaliningrad",
    world: "Libya",
  },
  "EET+2 EEST+3": {
    Africa: "Cairo",
    Asia: "Beirut Famagusta Gaza Hebron Nicosia",
    world: "EET Egypt",
    Europe:
      "Athens Bucharest Chisinau Helsinki Kiev Kyiv Mariehamn Nicosia Riga Sofia Tallinn " +
      "Tiraspol Uzhgorod Vilnius Zaporozhye",
  },
  "EST-5": {
    America: "Atikokan Cancun Cayman Coral_Harbour Jamaica Panama",
    world: "EST Jamaica",
  },
  "EST-5 EDT-4": {
    America:
      "Detroit Fort_Wayne Grand_Turk Indiana/Indianapolis Indiana/Marengo " +
      "Indiana/Petersburg Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis " +
      "Iqaluit Kentucky/Louisville Kentucky/Monticello Louisville Montreal Nassau New_York " +
      "Nipigon Pangnirtung Port-au-Prince Thunder_Bay Toronto",
    Canada: "Eastern",
    world: "EST5EDT",
    US: "East-Indiana Eastern Michigan",
  },
  "GMT+0": {
    Africa:
      "Abidjan Accra Bamako Banjul Bissau Conakry Dakar Freetown Lome Monrovia Nouakchott " +
      "Ouagadougou Sao_Tome Timbuktu",
    America: "Danmarkshavn",
    Atlantic: "Reykjavik St_Helena",
    Etc: "GMT GMT+0 GMT-0 GMT0 Greenwich",
    world: "GMT GMT+0 GMT-0 GMT0 Greenwich Iceland",
  },
  "GMT+0 BST+1": {
    Europe: "Belfast Guernsey Isle_of_Man Jersey London",
    world: "GB GB-Eire",
  },
  "HKT+8": {
    Asia: "Hong_Kong",
    world: "Hongkong",
  },
  "HST-10": {
    world: "HST",
    Pacific: "Honolulu Johnston",
    US: "Hawaii",
  },
  "HST-10 HDT-9": {
    America: "Adak Atka",
    US: "Aleutian",
  },
  "IST+1 GMT+0": {
    world: "Eire",
    Europe: "Dublin",
  },
  "IST+2 IDT+3": {
    Asia: "Jerusalem Tel_Aviv",
    world: "Israel",
  },
  "IST+5.5": {
    Asia: "Calcutta Kolkata",
  },
  "JST+9": {
    Asia: "Tokyo",
    world: "Japan",
  },
  "KST+9": {
    Asia: "Pyongyang Seoul",
    world: "ROK",
  },
  "MET+1 MEST+2": {
    world: "MET",
  },
  "MSK+3": {
    Europe: "Kirov Moscow Simferopol Volgograd",
    world: "W-SU",
  },
  "MST-7": {
    America: "Creston Dawson Dawson_Creek Fort_Nelson Hermosillo Mazatlan Phoenix Whitehorse",
    Canada: "Yukon",
    world: "MST",
    Mexico: "BajaSur",
    US: "Arizona",
  },
  "MST-7 MDT-6": {
    America: "Boise Cambridge_Bay Ciudad_Juarez Denver Edmonton Inuvik Shiprock Yellowknife",
    Canada: "Mountain",
    world: "MST7MDT Navajo",
    US: "Mountain",
  },
  "NST-3.5 NDT-2.5": {
    America: "St_Johns",
    Canada: "Newfoundland",
  },
  "NZST+12 NZDT+13": {
    Antarctica: "McMurdo South_Pole",
    world: "NZ",
    Pacific: "Auckland",
  },
  "PKT+5": {
    Asia: "Karachi",
  },
  "PST+8": {
    Asia: "Manila",
  },
  "PST-8 PDT-7": {
    America: "Ensenada Los_Angeles Santa_Isabel Tijuana Vancouver",
    Canada: "Pacific",
    Mexico: "BajaNorte",
    world: "PST8PDT",
    US: "Pacific",
  },
  "SAST+2": {
    Africa: "Johannesburg Maseru Mbabane",
  },
  "SST-11": {
    Pacific: "Midway Pago_Pago Samoa",
    US: "Samoa",
  },
  "UTC+0": {
    Etc: "UCT UTC Universal Zulu",
    world: "UCT UTC Universal Zulu",
  },
  "WAT+1": {
    Africa:
      "Bangui Brazzaville Douala Kinshasa Lagos Libreville Luanda Malabo Ndjamena Niamey " + "Porto-Novo",
  },
  "WET+0 WEST+1": {
    Atlantic: "Canary Faeroe Faroe Madeira",
    Europe: "Lisbon",
    world: "Portugal WET",
  },
  "WIB+7": {
    Asia: "Jakarta Pontianak",
  },
  "WIT+9": {
    Asia: "Jayapura",
  },
  "WITA+8": {
    Asia: "Makassar Ujung_Pandang",
  },
};

const lettersByZone = readLetters();

function readLetters(): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const all = new Map<string, ReadonlyMap<number, string>>();
  for (const [key, areas] of Object.entries(zonesByLetters)) {
    const letters = new Map(key.split(" ").map(readLetter));
    for (const [area, names] of Object.entries(areas)) {
      for (const name of names.split(" ")) {
        all.set((area === "world" ? name : `${area}/${name}`).toLowerCase(), letters);
      }
    }
  }
  return all;
}

/** `EST-5` as offset and name. */
function readLetter(text: string): [offset: number, name: string] {
  const sign = text.search(/[+-]/);
  return [Number(text.slice(sign)) * 3_600_000, text.slice(0, sign)];
}
