// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInDe: Translations = {
  texts: {
    "Lending books.": "[de] Lending books.",
    "Id of the record.": "[de] Id of the record.",
    "Short name in addresses.": "Slug, der Kurzname in Adressen.",
    "The language of the content.": "[de] The language of the content.",
    "Number of the page.": "[de] Number of the page.",
    "Records per page, 50 at most.": "[de] Records per page, 50 at most.",
    "Words to find.": "[de] Words to find.",
    "Keep books bound this way.": "[de] Keep books bound this way.",
    "Keep books on these shelves.": "[de] Keep books on these shelves.",
    "Keep long books.": "[de] Keep long books.",
    "Title of the book.": "[de] Title of the book.",
    "Start of the reading.": "[de] Start of the reading.",
    "End of the reading.": "[de] End of the reading.",
    "Time zone of the reading.": "[de] Time zone of the reading.",
    "The reading lasts whole days.": "[de] The reading lasts whole days.",
    "Status of the record.": "[de] Status of the record.",
    "What the book is about.": "[de] What the book is about.",
    "The cover.": "[de] The cover.",
    "How the book is bound.": "[de] How the book is bound.",
    "Number of pages.": "[de] Number of pages.",
    "Leave the book out of lists.": "[de] Leave the book out of lists.",
    "Where the book stands.": "[de] Where the book stands.",
    "The book before this one.": "[de] The book before this one.",
    "Password that readers need.": "[de] Password that readers need.",
    "Who has the book.": "[de] Who has the book.",
    "How the reading repeats.": "[de] How the reading repeats.",
    "How far a write reaches.": "[de] How far a write reaches.",
    "Keep the shelves of this book.": "[de] Keep the shelves of this book.",
    "Leave out empty shelves.": "[de] Leave out empty shelves.",
    "Visible to everyone.": "[de] Visible to everyone.",
    "Published later.": "[de] Published later.",
    "Not finished.": "[de] Not finished.",
    "Waits for an editor.": "[de] Waits for an editor.",
    "Deleted.": "[de] Deleted.",
    Image: "Bild",
    "Hard cover.": "[de] Hard cover.",
    "Soft cover.": "[de] Soft cover.",
    "The rule.": "[de] The rule.",
    "Further dates.": "[de] Further dates.",
    "Dates left out.": "[de] Dates left out.",
    "This one.": "[de] This one.",
    "This and later ones.": "[de] This and later ones.",
    "All of them.": "[de] All of them.",
    "Name of the shelf.": "[de] Name of the shelf.",
    "The shelf above.": "[de] The shelf above.",
    "Keeps books on shelves.": "[de] Keeps books on shelves.",
    "Something to read.": "[de] Something to read.",
    "A place for books.": "[de] A place for books.",
    "Lists the routes.": "[de] Lists the routes.",
    "List books": "Books auflisten",
    "Lists records.": "[de] Lists records.",
    "Create book": "Book anlegen",
    "Creates a record.": "[de] Creates a record.",
    "Get book": "Book abrufen",
    "Gives a record.": "[de] Gives a record.",
    "Update book": "Book ändern",
    "Changes a record.": "[de] Changes a record.",
    "Update book (PATCH)": "Book ändern (PATCH)",
    "Get book by slug": "Book über den Slug abrufen",
    "List shelves": "Shelves auflisten",
    "Get shelf": "Shelf abrufen",
    "- `hard`: Hard cover.\n- `soft`: Soft cover.": "- `hard`: [de] Hard cover.\n- `soft`: [de] Soft cover.",
    "- `this`: This one.\n- `following`: This and later ones.\n- `all`: All of them.":
      "- `this`: [de] This one.\n- `following`: [de] This and later ones.\n- `all`: [de] All of them.",
    "- `publish`: Visible to everyone.\n- `future`: Published later.\n- `draft`: Not finished.\n- `pending`: Waits for an editor.\n- `trash`: Deleted.":
      "- `publish`: [de] Visible to everyone.\n- `future`: [de] Published later.\n- `draft`: [de] Not finished.\n- `pending`: [de] Waits for an editor.\n- `trash`: [de] Deleted.",
    "The parts of a date and time.": "[de] The parts of a date and time.",
    "Four digits.": "[de] Four digits.",
    "Addresses that belong to a term.": "Adressen, die zu einem Begriff gehören.",
    "Address of the term.": "Adresse des Begriffs.",
    "Address of the list that contains the term.": "Adresse der Liste, in der der Begriff steht.",
    "Address of the parent term.": "Adresse des übergeordneten Begriffs.",
    "An image.": "[de] An image.",
    "Address of the file.": "[de] Address of the file.",
    "How a reading repeats.": "[de] How a reading repeats.",
    "Address of the record.": "[de] Address of the record.",
    "Start of the reading in parts.": "[de] Start of the reading in parts.",
    "Start of the reading in UTC.": "[de] Start of the reading in UTC.",
    "Abbreviation of the zone.": "[de] Abbreviation of the zone.",
    "Years since it was printed.": "[de] Years since it was printed.",
    "Always 1.": "[de] Always 1.",
    "How many published records refer to it.": "Anzahl der veröffentlichten Einträge, die darauf verweisen.",
    "The kind of term.": "Die Art des Begriffs.",
    "Address of the web page of the record.": "Adresse der Webseite des Eintrags.",
    "Addresses that belong to the term.": "Adressen, die zum Begriff gehören.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`incorrect_password`: The key is not valid.": "`incorrect_password`: Der Schlüssel ist ungültig.",
    "- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`rest_invalid_namespace`: The namespace was not found.":
      "`rest_invalid_namespace`: Der Namensraum wurde nicht gefunden.",
    "`rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "`rest_too_many_requests`: Mehr als {limit} Anfragen in einer Minute; warten Sie so lange, wie Retry-After angibt.",
    "`rest_internal_error`: The request failed for a reason inside the service.":
      "`rest_internal_error`: Die Anfrage ist aus einem Grund innerhalb des Dienstes fehlgeschlagen.",
    "- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_timeout`: Die Anfrage hat zu lange gedauert und wurde abgebrochen; versuchen Sie es später noch einmal.\n- `rest_store_unavailable`: Die Datenbank antwortet zurzeit nicht; bitte später erneut versuchen.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_out_of_print`: {name} asks for books that are out of print.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_out_of_print`: [de] {name} asks for books that are out of print.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`book-archive-page-not-found`: That page of the archive does not exist.":
      "`book-archive-page-not-found`: Diese Seite der Liste gibt es nicht.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Für diese Aktion ist eine Anmeldung erforderlich.\n- `incorrect_password`: Der Schlüssel ist ungültig.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Für diese Aktion fehlt die Berechtigung.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: {seconds} Sekunden lang kam nichts vom Body an; senden Sie die Anfrage erneut.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: Der Body der Anfrage ist größer als {limit} Bytes.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: Die Inhaltskodierung {type} wird nicht unterstützt; der Body ist unkomprimiert zu senden.\n- `rest_unsupported_media_type`: Der Zeichensatz {charset} wird nicht unterstützt; der Body ist in UTF-8 zu senden.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: Die Bodys laufender Anfragen haben mehr als {limit} Bytes; senden Sie diese Anfrage nach der Zeit erneut, die Retry-After angibt.\n- `rest_too_many_requests`: Mehr als {limit} Anfragen in einer Minute; warten Sie so lange, wie Retry-After angibt.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: Im Speicher ist kein Platz für den Datensatz; nichts wurde geändert.",
    "- `book-not-accessible`: This record is not accessible.\n- `book-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `book-not-accessible`: [de] This record is not accessible.\n- `book-password-protected`: Dieser Eintrag ist durch ein Passwort geschützt.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`no-such-book`: There is no book {id}.": "`no-such-book`: [de] There is no book {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Der Eintrag wird gerade von vielen Aufrufern gleichzeitig geändert; bitte erneut versuchen.\n- `rest_idempotency_key_in_use`: Eine Anfrage mit diesem Idempotency-Key wird gerade bearbeitet; bitte erneut versuchen.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: Der Eintrag wurde zwischenzeitlich geändert; er muss neu abgerufen werden.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Dieser Idempotency-Key kam schon mit einer anderen Anfrage; jeder Schreibvorgang braucht einen neuen.",
  },
  places: {},
};
