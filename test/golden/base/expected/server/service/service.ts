// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParameterDescriptor, ServiceDescriptor } from "specwright";

/** How each parameter of the routes is read that belong to no resource. */
export const serviceParameters =
  { getRoot: {} } as const satisfies Record<string, Record<string, ParameterDescriptor>>;

/** Keeps books on shelves. */
export const serviceDescriptor: ServiceDescriptor = {
  title: "Library",
  text: { en: "Keeps books on shelves.", de: "[de] Keeps books on shelves." },
  version: "1.0.0",
  namespace: "library/v1",
  storedContract: "071419ea3dd1",
  mounts: [{ path: "/library/v1", namespace: "library/v1", languages: ["en", "de"], query: "route" }],
  languages: { all: ["en", "de"], default: "en", parameter: "lang", aliases: [] },
  paging: { page: "page", size: "size", default: 10, maximum: 50 },
  wire: { headers: { "X-WP-Total": "total", "X-WP-TotalPages": "pages" }, link: true, errors: "wordpress" },
  statuses: [
    { name: "publish", read: "everyone", role: "published" },
    { name: "future", read: "owner", role: "scheduled" },
    { name: "draft", read: "owner", role: "draft" },
    { name: "pending", read: "owner", role: "review" },
    { name: "trash", read: "nobody", role: "trash" },
  ],
  roles: { editor: ["edit_books"] },
  access: {
    edit: "edit_books",
    edit_published: "edit_books",
    edit_others: "edit_books",
    publish: "edit_books",
    read_private: "edit_books",
    upload: "edit_books",
  },
  extensions: ["loans"],
  errors: {
    not_found: {
      code: "not_found",
      status: 404,
      text: { en: "There is no {name}.", de: "[de] There is no {name}." },
    },
    rest_no_route: {
      code: "rest_no_route",
      status: 404,
      text: {
        en: "No route was found matching the URL and request method.",
        de: "Es wurde keine Route gefunden, die mit der URL und der Anfragemethode übereinstimmt.",
      },
    },
    rest_invalid_address: {
      code: "rest_invalid_address",
      status: 400,
      text: {
        en: "The address of the request is not valid: {part}.",
        de: "Die Adresse der Anfrage ist ungültig: {part}.",
      },
    },
    rest_method_not_allowed: {
      code: "rest_no_route",
      status: 405,
      text: {
        en: "The route does not answer this method.",
        de: "Die Route unterstützt diese Methode nicht.",
      },
    },
    rest_missing_callback_param: {
      code: "rest_missing_callback_param",
      status: 400,
      text: { en: "Missing parameter(s): {names}", de: "Fehlende(r) Parameter: {names}" },
    },
    rest_invalid_param: {
      code: "rest_invalid_param",
      status: 400,
      text: { en: "Invalid parameter(s): {names}", de: "Ungültige(r) Parameter: {names}" },
    },
    rest_invalid_json: {
      code: "rest_invalid_json",
      status: 400,
      text: {
        en: "The body of the request is not valid JSON.",
        de: "Der Body der Anfrage ist kein gültiges JSON.",
      },
    },
    rest_invalid_body: {
      code: "rest_invalid_body",
      status: 400,
      text: {
        en: "The body of the request cannot be read: {reason}.",
        de: "Der Body der Anfrage kann nicht gelesen werden: {reason}.",
      },
    },
    rest_unsupported_media_type: {
      code: "rest_unsupported_media_type",
      status: 415,
      text: {
        en: "The content coding {type} is not supported; send the body uncompressed.",
        de: "Die Inhaltskodierung {type} wird nicht unterstützt; der Body ist unkomprimiert zu senden.",
      },
    },
    rest_unsupported_charset: {
      code: "rest_unsupported_media_type",
      status: 415,
      text: {
        en: "The charset {charset} is not supported; send the body in UTF-8.",
        de: "Der Zeichensatz {charset} wird nicht unterstützt; der Body ist in UTF-8 zu senden.",
      },
    },
    rest_body_too_large: {
      code: "rest_body_too_large",
      status: 413,
      text: {
        en: "The body of the request is larger than {limit} bytes.",
        de: "Der Body der Anfrage ist größer als {limit} Bytes.",
      },
    },
    rest_too_many_parameters: {
      code: "rest_too_many_parameters",
      status: 400,
      text: {
        en: "The request has more than {limit} parameters.",
        de: "Die Anfrage hat mehr als {limit} Parameter.",
      },
    },
    rest_upload_too_large: {
      code: "rest_body_too_large",
      status: 413,
      text: {
        en: "The file given for {name} is larger than {limit} bytes.",
        de: "Die für {name} gesendete Datei ist größer als {limit} Bytes.",
      },
    },
    rest_upload_stalled: {
      code: "rest_upload_stalled",
      status: 408,
      text: {
        en: "Nothing of the body arrived for {seconds} seconds; send the request again.",
        de: "{seconds} Sekunden lang kam nichts vom Body an; senden Sie die Anfrage erneut.",
      },
    },
    rest_forbidden: {
      code: "rest_forbidden",
      status: 403,
      text: { en: "You are not allowed to do that.", de: "Für diese Aktion fehlt die Berechtigung." },
    },
    rest_not_logged_in: {
      code: "rest_forbidden",
      status: 401,
      text: {
        en: "You have to authenticate to do that.",
        de: "Für diese Aktion ist eine Anmeldung erforderlich.",
      },
    },
    rest_local_only: {
      code: "rest_forbidden",
      status: 403,
      text: {
        en: "Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.",
        de: "Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
      },
    },
    rest_local_script: {
      code: "rest_forbidden",
      status: 403,
      text: {
        en: "Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.",
        de: "Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
      },
    },
    incorrect_password: {
      code: "incorrect_password",
      status: 401,
      text: { en: "The key is not valid.", de: "Der Schlüssel ist ungültig." },
    },
    rest_invalid_namespace: {
      code: "rest_invalid_namespace",
      status: 404,
      text: { en: "The namespace was not found.", de: "Der Namensraum wurde nicht gefunden." },
    },
    rest_precondition_failed: {
      code: "rest_precondition_failed",
      status: 412,
      text: {
        en: "The record was changed in the meantime; read it again.",
        de: "Der Eintrag wurde zwischenzeitlich geändert; er muss neu abgerufen werden.",
      },
    },
    rest_conflict: {
      code: "rest_conflict",
      status: 409,
      text: {
        en: "The record is being changed by many callers at once; try again.",
        de: "Der Eintrag wird gerade von vielen Aufrufern gleichzeitig geändert; bitte erneut versuchen.",
      },
    },
    rest_invalid_idempotency_key: {
      code: "rest_invalid_idempotency_key",
      status: 400,
      text: {
        en: "An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.",
        de: "Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.",
      },
    },
    rest_idempotency_key_in_use: {
      code: "rest_idempotency_key_in_use",
      status: 409,
      text: {
        en: "A request with this Idempotency-Key is being worked on; try again.",
        de: "Eine Anfrage mit diesem Idempotency-Key wird gerade bearbeitet; bitte erneut versuchen.",
      },
    },
    rest_idempotency_key_reused: {
      code: "rest_idempotency_key_reused",
      status: 422,
      text: {
        en: "This Idempotency-Key came with another request before; use a new one for each write.",
        de: "Dieser Idempotency-Key kam schon mit einer anderen Anfrage; jeder Schreibvorgang braucht einen neuen.",
      },
    },
    rest_too_many_requests: {
      code: "rest_too_many_requests",
      status: 429,
      text: {
        en: "More than {limit} requests within a minute; wait for the time that Retry-After tells.",
        de: "Mehr als {limit} Anfragen in einer Minute; warten Sie so lange, wie Retry-After angibt.",
      },
    },
    rest_too_many_uploads: {
      code: "rest_too_many_uploads",
      status: 429,
      text: {
        en: "The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.",
        de: "Die Bodys laufender Anfragen haben mehr als {limit} Bytes; senden Sie diese Anfrage nach der Zeit erneut, die Retry-After angibt.",
      },
    },
    rest_store_full: {
      code: "rest_store_full",
      status: 507,
      text: {
        en: "The store has no room for the record; nothing was changed.",
        de: "Im Speicher ist kein Platz für den Datensatz; nichts wurde geändert.",
      },
    },
    rest_store_unavailable: {
      code: "rest_store_unavailable",
      status: 503,
      text: {
        en: "The store does not answer at the moment; try again later.",
        de: "Die Datenbank antwortet zurzeit nicht; bitte später erneut versuchen.",
      },
    },
    rest_timeout: {
      code: "rest_timeout",
      status: 503,
      text: {
        en: "The request took too long and was given up; try again later.",
        de: "Die Anfrage hat zu lange gedauert und wurde abgebrochen; versuchen Sie es später noch einmal.",
      },
    },
    rest_internal_error: {
      code: "rest_internal_error",
      status: 500,
      text: {
        en: "The request failed for a reason inside the service.",
        de: "Die Anfrage ist aus einem Grund innerhalb des Dienstes fehlgeschlagen.",
      },
    },
    rest_webhook_unknown: {
      code: "rest_webhook_unknown",
      status: 404,
      text: { en: "There is no webhook named {name}.", de: "Es gibt keinen Webhook namens {name}." },
    },
    rest_webhook_exists: {
      code: "rest_webhook_exists",
      status: 409,
      text: {
        en: "There is a webhook named {name} already.",
        de: "Es gibt bereits einen Webhook namens {name}.",
      },
    },
    term_exists: {
      code: "term_exists",
      status: 400,
      text: {
        en: "A term with that name exists already.",
        de: "Ein Begriff mit diesem Namen ist bereits vorhanden.",
      },
    },
    duplicate_term_slug: {
      code: "duplicate_term_slug",
      status: 409,
      text: {
        en: "The slug {slug} is in use by another term.",
        de: "Der Slug {slug} wird bereits von einem anderen Begriff verwendet.",
      },
    },
    "no-such-book": {
      code: "no-such-book",
      status: 404,
      text: { en: "There is no book {id}.", de: "[de] There is no book {id}." },
    },
    "book-not-accessible": {
      code: "book-not-accessible",
      status: 403,
      text: { en: "This record is not accessible.", de: "[de] This record is not accessible." },
    },
    "book-password-protected": {
      code: "book-password-protected",
      status: 403,
      text: {
        en: "This record is protected by a password.",
        de: "Dieser Eintrag ist durch ein Passwort geschützt.",
      },
    },
    "book-is-in-trash": {
      code: "book-is-in-trash",
      status: 410,
      text: {
        en: "This record is in the trash already.",
        de: "Dieser Eintrag befindet sich bereits im Papierkorb.",
      },
    },
    "book-archive-page-not-found": {
      code: "book-archive-page-not-found",
      status: 404,
      text: { en: "That page of the archive does not exist.", de: "Diese Seite der Liste gibt es nicht." },
    },
  },
  reasons: {
    not_string: { en: "{name} is not a text.", de: "[de] {name} is not a text." },
    out_of_print: {
      en: "{name} asks for books that are out of print.",
      de: "[de] {name} asks for books that are out of print.",
    },
    not_integer: { en: "{name} is not of type integer.", de: "{name} ist nicht vom Typ integer." },
    not_number: { en: "{name} is not of type number.", de: "{name} ist nicht vom Typ number." },
    not_boolean: { en: "{name} is not of type boolean.", de: "{name} ist nicht vom Typ boolean." },
    not_list: { en: "{name} is not a list.", de: "{name} ist keine Liste." },
    not_object: { en: "{name} is not of type object.", de: "{name} ist nicht vom Typ object." },
    not_scalar: {
      en: "{name} has to be a text, a number, true or false, or a list of those.",
      de: "{name} muss ein Text, eine Zahl, true oder false oder eine Liste solcher Werte sein.",
    },
    blank: { en: "{name} must not be blank.", de: "{name} darf nicht leer sein." },
    too_long: {
      en: "{name} is longer than {limit} characters.",
      de: "{name} ist länger als {limit} Zeichen.",
    },
    too_many: {
      en: "{name} has more than {limit} entries.",
      de: "{name} enthält mehr als {limit} Elemente.",
    },
    too_short: {
      en: "{name} is shorter than {limit} characters.",
      de: "{name} ist kürzer als {limit} Zeichen.",
    },
    too_few: { en: "{name} has fewer than {limit} entries.", de: "{name} hat weniger als {limit} Einträge." },
    not_matching: {
      en: "{name} does not match the pattern {pattern}.",
      de: "{name} entspricht nicht dem Muster {pattern}.",
    },
    taken: {
      en: "Another record already has this value of {name}.",
      de: "Ein anderer Datensatz hat diesen Wert von {name} bereits.",
    },
    too_small: { en: "{name} has to be {limit} or more.", de: "{name} muss mindestens {limit} sein." },
    too_large: { en: "{name} has to be {limit} or less.", de: "{name} darf höchstens {limit} sein." },
    not_one_of: { en: "{name} is not one of {values}.", de: "{name} ist keiner der Werte {values}." },
    not_date: {
      en: "{name} is not a date and time, such as 2031-03-10 19:30:00. Write a time zone behind it as an offset or an IANA name, such as +01:00 or Europe/Rome.",
      de: "{name} ist keine Angabe von Datum und Uhrzeit wie 2031-03-10 19:30:00. Eine Zeitzone dahinter ist ein Abstand oder ein IANA-Name, etwa +01:00 oder Europe/Rome.",
    },
    not_calendar_date: {
      en: "{name} is not a calendar date, such as 2031-03-10.",
      de: "{name} ist kein Kalenderdatum wie 2031-03-10.",
    },
    not_cursor: {
      en: "{name} is not a cursor of this list with this order and these filters: take it from the address of the next page, or leave it out to begin again.",
      de: "{name} ist kein Cursor dieser Liste mit dieser Reihenfolge und diesen Filtern: Er steht in der Adresse der nächsten Seite; ohne ihn beginnt die Liste von vorn.",
    },
    not_uuid: {
      en: "{name} is not a UUID, such as 0198c0de-5eed-4abc-8def-0123456789ab.",
      de: "{name} ist keine UUID wie 0198c0de-5eed-4abc-8def-0123456789ab.",
    },
    not_decimal: {
      en: "{name} is not a decimal number with at most 15 digits, and at most {limit} of them behind the point.",
      de: "{name} ist keine Dezimalzahl mit höchstens 15 Ziffern, davon höchstens {limit} hinter dem Punkt.",
    },
    not_zone: {
      en: "{name} is not a time zone. Send an IANA name, such as Europe/Rome, or an offset, such as UTC+5.5.",
      de: "{name} ist keine Zeitzone. Erwartet wird ein IANA-Name wie Europe/Rome oder ein Abstand wie UTC+5.5.",
    },
    not_url: {
      en: "{name} is not a web address, such as https://example.org/page.",
      de: "{name} ist keine Webadresse wie https://example.org/page.",
    },
    not_email: {
      en: "{name} is not an e-mail address, such as me@example.org.",
      de: "{name} ist keine E-Mail-Adresse wie me@example.org.",
    },
    not_receiver: {
      en: "{name} has to be an https address on the public internet, without user name and password.",
      de: "{name} muss eine https-Adresse im öffentlichen Internet sein, ohne Benutzernamen und Passwort.",
    },
    not_name: {
      en: "{name} has to consist of up to 63 lower-case letters, digits and hyphens, and begin with a letter or digit.",
      de: "{name} muss aus bis zu 63 Kleinbuchstaben, Ziffern und Bindestrichen bestehen und mit einem Buchstaben oder einer Ziffer beginnen.",
    },
    not_image: {
      en: "{name} is not an image: use a JPEG, PNG, GIF, WebP or AVIF file, the id of an image, or an http or https URL of one.",
      de: "{name} ist kein Bild: Erlaubt sind eine JPEG-, PNG-, GIF-, WebP- oder AVIF-Datei, die ID eines Bildes oder dessen http- oder https-URL.",
    },
    image_broken: {
      en: "{name} is an image that is damaged or cut short.",
      de: "{name} ist ein beschädigtes oder unvollständiges Bild.",
    },
    image_too_large: {
      en: "{name} is an image of more than {limit} bytes.",
      de: "{name} ist ein Bild mit mehr als {limit} Bytes.",
    },
    image_too_many_pixels: {
      en: "{name} is an image of more than {limit} pixels.",
      de: "{name} ist ein Bild mit mehr als {limit} Pixeln.",
    },
    image_too_slow: {
      en: "{name} is an image that takes too long to decode: send a smaller one.",
      de: "{name} ist ein Bild, dessen Lesen zu lange dauert: Senden Sie ein kleineres.",
    },
    image_unreachable: {
      en: "{name} cannot be fetched from {value}.",
      de: "{name} kann von {value} nicht abgerufen werden.",
    },
    not_found: {
      en: "{name} refers to {value}, which does not exist.",
      de: "{name} verweist auf {value}; diesen Eintrag gibt es nicht.",
    },
    wrong_kind: {
      en: "{name} refers to {value}, which is a record of another kind.",
      de: "{name} verweist auf {value}, einen Eintrag anderer Art.",
    },
    ends_before_start: { en: "{name} lies before the start.", de: "{name} liegt vor dem Beginn." },
    cyclic: {
      en: "{name} would make the record its own ancestor.",
      de: "Durch {name} würde der Eintrag sich selbst übergeordnet.",
    },
    not_rule: {
      en: "{name} is not a rule such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10: {value} cannot be used here.",
      de: "{name} ist keine Regel wie FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10: {value} ist hier nicht möglich.",
    },
    rule_not_at_start: {
      en: "{name} does not repeat on the day of the start, {value}.",
      de: "{name} wiederholt nicht am Tag des Beginns, {value}.",
    },
    rule_too_often: {
      en: "{name} gives more than {limit} dates.",
      de: "{name} ergibt mehr als {limit} Termine.",
    },
    of_series: {
      en: "{name} of an occurrence can only be changed together with others: send the scope all or following.",
      de: "{name} eines Termins lässt sich nur zusammen mit anderen ändern: scope all oder following angeben.",
    },
    is_series: { en: "{name} of an occurrence is its series.", de: "{name} eines Termins ist seine Serie." },
    needs: { en: "{name} needs {other} as well.", de: "{name} erfordert auch {other}." },
    missing: { en: "{name} is required.", de: "{name} ist erforderlich." },
    missing_inside: { en: "{name} is required.", de: "{name} ist erforderlich." },
    not_allowed: {
      en: "You are not allowed to use {value} for {name}.",
      de: "Für die Verwendung von {value} bei {name} fehlt die Berechtigung.",
    },
    unreadable: {
      en: "{name} has characters that are not text.",
      de: "{name} enthält Zeichen, die kein Text sind.",
    },
    unknown_parameter: {
      en: "{name} is not a parameter of this operation.",
      de: "{name} ist kein Parameter dieser Operation.",
    },
    misspelt_parameter: {
      en: "{name} is not a parameter of this operation. Do you mean {other}?",
      de: "{name} ist kein Parameter dieser Operation. Ist {other} gemeint?",
    },
  },
  contract: {
    hash: "1d1b7736d3fa",
    operations: {
      getRoot: "a7d8e52933db",
      listBooks: "a7d18272771b",
      createBook: "743ce0e7557b",
      getBook: "0eceb1fb593e",
      updateBook: "703ec824da13",
      getBookBySlug: "e09d6c18ca4f",
      listShelves: "a75c5eed099b",
      getShelf: "33367cc5c025",
    },
  },
  webhookRole: "",
};
