// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInDe: Translations = {
  texts: {
    "Coordinates of venues, and finding events near a place.":
      "Koordinaten von Veranstaltungsorten und die Suche nach Veranstaltungen in der Umgebung.",
    "Whether events take place as planned, and events online.":
      "Ob Veranstaltungen wie geplant stattfinden, und Online-Veranstaltungen.",
    "Tickets of an event with price, capacity and sale period.":
      "Tickets einer Veranstaltung mit Preis, Kontingent und Verkaufszeitraum.",
    "Events that belong to another event.": "Veranstaltungen, die zu einer anderen Veranstaltung gehören.",
    "Events that repeat by a rule.": "Veranstaltungen, die sich nach einer Regel wiederholen.",
    "Colors of categories in the calendar.": "Farben von Kategorien im Kalender.",
    "Id of the record.": "ID des Eintrags.",
    "Short name in addresses.": "Slug, der Kurzname in Adressen.",
    "The namespace to describe.": "Der Namensraum, der beschrieben wird.",
    "The scope of the request.": "Der Geltungsbereich der Anfrage.",
    "The language version of the content that the caller reads or writes.":
      "Die Sprachfassung der Inhalte, die gelesen oder geschrieben werden.",
    "Only changes of this kind of record.": "Nur Änderungen an dieser Art von Einträgen.",
    "Only changes of the record with this id.": "Nur Änderungen am Eintrag mit dieser ID.",
    "Only changes made with the key of this id or name.":
      "Nur Änderungen mit dem Schlüssel dieser ID oder dieses Namens.",
    "Only changes made by the request with this id.": "Nur Änderungen durch die Anfrage mit dieser ID.",
    "Only changes from this date and time on.": "Nur Änderungen ab diesem Zeitpunkt.",
    "Only changes before this date and time.": "Nur Änderungen vor diesem Zeitpunkt.",
    "The page to return.": "Die gewünschte Seite.",
    "How many a page holds.": "Wie viele auf einer Seite stehen.",
    "Name of the webhook: lower-case letters, digits and hyphens.":
      "Name des Webhooks: Kleinbuchstaben, Ziffern und Bindestriche.",
    "Address that messages are posted to.": "Adresse, an die Nachrichten gesendet werden.",
    "Types of messages to send, such as event.published or event.*; all where missing.":
      "Arten von Nachrichten, z. B. event.published oder event.*; alle, wenn nichts angegeben ist.",
    "Whether messages are sent; those that waited meanwhile go at once.":
      "Ob Nachrichten gesendet werden; was inzwischen wartete, geht sofort hinaus.",
    "Only messages in this state.": "Nur Nachrichten in diesem Zustand.",
    "Id of one message.": "ID einer Nachricht.",
    "Messages from this date and time on.": "Nachrichten ab diesem Zeitpunkt.",
    "The page of the archive to return.": "Die Seite des Archivs, die zurückgegeben wird.",
    "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
      "Anzahl der Einträge pro Seite: 10, wenn nicht angegeben, höchstens 50, und größere Zahlen gelten als 50; page führt zu den übrigen.",
    "Only events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all includes the past.":
      "Nur Veranstaltungen, die an diesem Tag oder später beginnen. Ohne Angabe ab gestern, sofern kein Filter wie ends_after gesendet wird; window=all schließt vergangene ein.",
    "Only events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all includes later ones.":
      "Nur Veranstaltungen, die an diesem Tag oder früher enden. Ohne Angabe innerhalb von zwei Jahren ab jetzt, sofern kein Filter wie ends_after gesendet wird; window=all schließt spätere ein.",
    "all: events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
      "all: Veranstaltungen aller Zeiten, auch vergangene und ferne, soweit start_date und end_date nichts anderes sagen.",
    "Only events that start before the date.": "Nur Veranstaltungen, die vor diesem Datum beginnen.",
    "Only events that start after the date.": "Nur Veranstaltungen, die nach diesem Datum beginnen.",
    "Only events that end before the date.": "Nur Veranstaltungen, die vor diesem Datum enden.",
    "Only events that end after the date.": "Nur Veranstaltungen, die nach diesem Datum enden.",
    "Only events that were changed after this time; a date alone is its midnight.":
      "Nur Veranstaltungen, die nach diesem Zeitpunkt geändert wurden; ein Datum allein ist dessen Mitternacht.",
    "Only events that were changed last before this time; a date alone is its midnight.":
      "Nur Veranstaltungen, die zuletzt vor diesem Zeitpunkt geändert wurden; ein Datum allein ist dessen Mitternacht.",
    "True: the times given count exactly; false: the date filters cover whole days.":
      "true: Die angegebenen Uhrzeiten gelten genau; false: Die Datumsfilter umfassen ganze Tage.",
    'Words to find in title, description or excerpt; "a phrase" and -word work.':
      'Wörter, die in Titel, Beschreibung oder Kurzfassung gesucht werden; "eine Wortfolge" und -Wort sind möglich.',
    "Only events in one of these categories, by id, slug or name.":
      "Nur Veranstaltungen in einer dieser Kategorien, angegeben als ID, Slug oder Name.",
    "Only events with one of these tags, by id, slug or name.":
      "Nur Veranstaltungen mit einem dieser Schlagwörter, angegeben als ID, Slug oder Name.",
    "Only events at one of these venues, by id.":
      "Nur Veranstaltungen an einem dieser Veranstaltungsorte, angegeben als ID.",
    "Only events at one of these venues, by slug.":
      "Nur Veranstaltungen an einem dieser Veranstaltungsorte, angegeben als Slug.",
    "Only events of one of these organizers, by id.":
      "Nur Veranstaltungen eines dieser Veranstalter, angegeben als ID.",
    "Only events of one of these organizers, by slug.":
      "Nur Veranstaltungen eines dieser Veranstalter, angegeben als Slug.",
    "City: only events at a venue in this city, spelled as the venue has it.":
      "Ort: nur Veranstaltungen an einem Veranstaltungsort in dieser Stadt, geschrieben wie bei diesem.",
    "Free: only events that cost nothing (true), or that cost something (false).":
      "Kostenlos: nur Veranstaltungen, die nichts kosten (true) oder etwas kosten (false).",
    "Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well.":
      "Höchster Preis: nur Veranstaltungen, deren niedrigster Preis nicht höher ist, in jeder Währung; auch kostenlose.",
    "Only events that came from this source, as put_by_external names it.":
      "Nur Veranstaltungen aus dieser Quelle, wie put_by_external sie nennt.",
    "Only events that are featured (true) or are not (false).":
      "Nur Veranstaltungen, die hervorgehoben sind (true) oder nicht (false).",
    "Only records in one of these post statuses.": "Nur Einträge mit einem dieser Veröffentlichungsstatus.",
    "Only events whose venue has coordinates (true) or has none (false).":
      "Nur Veranstaltungen, deren Veranstaltungsort Koordinaten hat (true) oder keine hat (false).",
    "Latitude of a place, in degrees; needs geoloc_lng.":
      "Geografische Breite eines Ortes in Grad; erfordert geoloc_lng.",
    "Longitude of a place, in degrees; needs geoloc_lat.":
      "Geografische Länge eines Ortes in Grad; erfordert geoloc_lat.",
    "How far from the place a venue may be; in km.":
      "Höchste Entfernung eines Veranstaltungsorts von diesem Ort, in km.",
    "Only the events with these ids, in this order; date filters do not count.":
      "Nur die Veranstaltungen mit diesen IDs, in dieser Reihenfolge; Datumsfilter bleiben unberücksichtigt.",
    "Only events that belong to this event.": "Nur Veranstaltungen, die zu dieser Veranstaltung gehören.",
    "Only events with tickets (true) or without (false).":
      "Nur Veranstaltungen mit Tickets (true) oder ohne Tickets (false).",
    "Only events with one of these; scheduled are those that take place as planned.":
      "Nur Veranstaltungen mit einem dieser Werte; scheduled sind die, die wie geplant stattfinden.",
    "Only events that take place online (true) or do not (false).":
      "Nur Veranstaltungen, die online stattfinden (true) oder nicht (false).",
    "Shows the events that this password protects in full.":
      "Zeigt Veranstaltungen, die dieses Passwort schützt, vollständig.",
    "edit: shows protected events in full to those who may edit them.":
      "edit: zeigt geschützte Veranstaltungen allen, die sie bearbeiten dürfen, vollständig.",
    "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
      "Wonach sortiert wird; ohne Angabe nach Beginn. Die Entfernung braucht geoloc_lat und geoloc_lng.",
    "Direction of the order, ascending where missing.": "Richtung der Sortierung, ohne Angabe aufsteigend.",
    "Token of an earlier answer, to list what has changed since. Without it, all records are listed.":
      "Token einer früheren Antwort, um aufzulisten, was sich seitdem geändert hat. Ohne es werden alle Einträge aufgelistet.",
    "Changes per page, 500 at most.": "Änderungen je Seite, höchstens 500.",
    "True: the records of a series are one change, of the series, with the dates of all of them.":
      "True: Die Einträge einer Serie sind eine Änderung, die der Serie, mit den Terminen aller dieser Einträge.",
    "What the record is to be called.": "Wie der Eintrag heißen soll.",
    "When it is to start.": "Wann er beginnen soll.",
    "Time zone in which the start is meant; where missing, that of the site.":
      "Zeitzone, in der der Beginn gemeint ist; fehlt sie, die der Website.",
    "The record that it is to refer to, by id or name.":
      "Der Eintrag, auf den er sich beziehen soll, mit ID oder Name.",
    "How many to find, 20 at most.": "Wie viele gesucht werden, höchstens 20.",
    "Id of a record to leave out, such as the one that is being edited, with the other records of its series.":
      "ID eines Eintrags, der ausgelassen wird, etwa des bearbeiteten, zusammen mit den anderen Einträgen seiner Serie.",
    "Title of the event.": "Titel der Veranstaltung.",
    "Start, date and time.": "Beginn mit Datum und Uhrzeit.",
    "End, date and time.": "Ende mit Datum und Uhrzeit.",
    "Id of the author.": "ID des Autors.",
    "Date and time of publication in the time zone of the site.":
      "Datum und Uhrzeit der Veröffentlichung in der Zeitzone der Website.",
    "Date and time of publication in UTC.": "Datum und Uhrzeit der Veröffentlichung in UTC.",
    "What the event is about, as HTML.": "Worum es bei der Veranstaltung geht, als HTML.",
    "Short name of the event in addresses.": "Slug, der Kurzname der Veranstaltung in Adressen.",
    "A summary in a few sentences.": "Eine Zusammenfassung in wenigen Sätzen.",
    "Post status.": "Veröffentlichungsstatus.",
    "Time zone of the event, such as Europe/Rome or UTC+2.":
      "Zeitzone der Veranstaltung, z. B. Europe/Rome oder UTC+2.",
    "The event spans whole days.": "Die Veranstaltung ist ganztägig.",
    "The featured image: the id of an image, or its URL.":
      "Das Beitragsbild: die ID eines Bildes oder dessen URL.",
    "What it costs: an amount, a range, a list, or words such as Free.":
      "Die Kosten: ein Betrag, eine Spanne, eine Liste oder Wörter wie Kostenlos.",
    "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
      "Die Kosten, aufgeschlüsselt: Die Währung zählt, wenn die Kosten keine nennen, die Beträge, wenn keine Kosten angegeben sind.",
    "Currency sign of a cost that names none; wins over cost_details.":
      "Währungszeichen für Kosten, die keines nennen; geht cost_details vor.",
    "ISO 4217 code of the currency of the cost; wins over cost_details.":
      "ISO-4217-Code der Währung der Kosten; geht cost_details vor.",
    "Position of the currency sign, prefix or postfix; takes precedence over cost_details.":
      "Stelle des Währungszeichens: prefix oder postfix; geht vor cost_details.",
    "Address of the event's own website.": "Adresse der eigenen Website der Veranstaltung.",
    "Show a map.": "Eine Karte anzeigen.",
    "Show a link to a map.": "Einen Link zu einer Karte anzeigen.",
    "Leave the event out of all lists.": "Die Veranstaltung in keiner Liste aufführen.",
    "Put the event first in the calendar view.":
      "Die Veranstaltung in der Kalenderansicht an den Anfang stellen.",
    "The event is featured on the site.": "Die Veranstaltung wird auf der Website hervorgehoben.",
    "Categories, by id, slug or name.": "Kategorien, angegeben als ID, Slug oder Name.",
    "Tags, by id, slug or name.": "Schlagwörter, angegeben als ID, Slug oder Name.",
    "Venues, by id, or as a record to create.":
      "Veranstaltungsorte, angegeben als ID oder als neu anzulegender Eintrag.",
    "Organizers, by id, or as records to create.":
      "Veranstalter, angegeben als ID oder als neu anzulegende Einträge.",
    "Password that readers need; an empty one removes it.":
      "Passwort, das zum Lesen benötigt wird; ein leeres hebt den Schutz auf.",
    "Id of the event this one belongs to.": "ID der Veranstaltung, zu der diese gehört.",
    "How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it.":
      "Wie sich die Veranstaltung wiederholt. Der Eintrag wird damit zur Serie, die in keiner Liste steht; ihre Termine sind Veranstaltungen, die zu ihr gehören.",
    "The tickets of the event.": "Die Tickets der Veranstaltung.",
    "Whether the event takes place as planned; scheduled where none is given.":
      "Ob die Veranstaltung wie geplant stattfindet; ohne Angabe scheduled.",
    "Why the event does not take place as planned, for readers.":
      "Warum die Veranstaltung nicht wie geplant stattfindet, für Leser.",
    "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
      "Beginn, bevor die Veranstaltung verlegt wurde. Er wird festgehalten, wenn eine verlegte Veranstaltung einen anderen Beginn erhält und keiner angegeben ist.",
    "The event takes place online, maybe besides its venue.":
      "Die Veranstaltung findet online statt, vielleicht zusätzlich zum Veranstaltungsort.",
    "Where one takes part online.": "Adresse, unter der man online teilnimmt.",
    "What the record is called where it comes from; no other record has the same.":
      "Wie der Eintrag dort heißt, woher er kommt; kein anderer Eintrag heißt ebenso.",
    "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.":
      "Lehnt den Schreibvorgang mit 412 ab, wenn jemand anders als die Quelle den Eintrag geändert hat, seit die Quelle ihn geschrieben hat.",
    "import: the record moves here from elsewhere, with its id, its dates and its author.":
      "import: Der Eintrag zieht von anderswo hierher um, mit seiner ID, seinen Daten und seinem Autor.",
    "With context=import: the id of a new record, which no record has or had.":
      "Mit context=import: die ID eines neuen Eintrags, die kein Eintrag hat oder hatte.",
    "With context=import: when the record was created.":
      "Mit context=import: wann der Eintrag angelegt wurde.",
    "With context=import: when the record was changed last.":
      "Mit context=import: wann der Eintrag zuletzt geändert wurde.",
    "With context=import: the password that readers need, as it is stored.":
      "Mit context=import: das Passwort, das Leser brauchen, so wie es gespeichert wird.",
    "With context=import: the status that a record in the trash had before.":
      "Mit context=import: der Status, den ein Eintrag im Papierkorb vorher hatte.",
    "With context=import: the place of the record in its series: the start that the series gives to it, or the object that an export has of it.":
      "Mit context=import: der Platz des Eintrags in seiner Serie: der Beginn, den die Serie ihm gibt, oder das Objekt, das ein Export davon hat.",
    "With context=import: the occurrences of the series come as records of their own. Those that are missing are made by the next write of the series without this, or after a day.":
      "Mit context=import: Die Termine der Serie kommen als eigene Einträge. Fehlende legt der nächste Schreibvorgang der Serie ohne diesen Parameter an, oder nach einem Tag.",
    "How far a write of an occurrence reaches; this where it is left out.":
      "Wie weit das Schreiben eines Termins reicht; ohne Angabe this.",
    "The writes.": "Die Schreibvorgänge.",
    "import: every write that stores values has context=import.":
      "import: Jeder Vorgang, der Werte speichert, hat context=import.",
    "True: every write is checked up to where something would be stored, and answers with what would be; nothing is stored, fetched or sent. The id 0 stands for one that a record would get.":
      "True: Jeder Vorgang wird bis dahin geprüft, wo etwas gespeichert würde, und antwortet mit dem, was gespeichert würde; nichts wird gespeichert, geholt oder gesendet. Die ID 0 steht für die, die ein Eintrag bekäme.",
    "Words to find in name, description, address or contact.":
      "Wörter, die in Name, Beschreibung, Anschrift oder Kontaktdaten gesucht werden.",
    "Only the venues of this event.": "Nur die Veranstaltungsorte dieser Veranstaltung.",
    "Only venues that have events (true) or have none (false).":
      "Nur Veranstaltungsorte, die Veranstaltungen haben (true) oder keine haben (false).",
    "True: only venues that have upcoming events; false: all.":
      "True: nur Veranstaltungsorte, die bevorstehende Veranstaltungen haben; false: alle.",
    "What to sort by; where missing, the latest publication first.":
      "Wonach sortiert wird; ohne Angabe die neueste Veröffentlichung zuerst.",
    "Name of the venue.": "Name des Veranstaltungsorts.",
    "What the place is like, as HTML.": "Wie der Ort beschaffen ist, als HTML.",
    "Street and number.": "Straße und Hausnummer.",
    "City.": "Stadt.",
    "Country.": "Land.",
    "Province.": "Provinz.",
    "State.": "Bundesland oder Bundesstaat.",
    "Postal code.": "Postleitzahl.",
    "Telephone number.": "Telefonnummer.",
    "State or province, for places that have one of them.":
      "Bundesland, Bundesstaat oder Provinz, für Orte, die eines davon haben.",
    "Address of the venue's website.": "Adresse der Website des Veranstaltungsorts.",
    "Latitude in degrees.": "Geografische Breite in Grad.",
    "Longitude in degrees.": "Geografische Länge in Grad.",
    "With context=import: short name in addresses.": "Mit context=import: Kurzname in Adressen.",
    "Words to find in name, description or contact.":
      "Wörter, die in Name, Beschreibung oder Kontaktdaten gesucht werden.",
    "Only the organizers of this event.": "Nur die Veranstalter dieser Veranstaltung.",
    "Only organizers that have events (true) or have none (false).":
      "Nur Veranstalter, die Veranstaltungen haben (true) oder keine haben (false).",
    "True: only organizers that have upcoming events; false: all.":
      "True: nur Veranstalter, die bevorstehende Veranstaltungen haben; false: alle.",
    "Name of the organizer.": "Name des Veranstalters.",
    "Who the organizer is, as HTML.": "Wer der Veranstalter ist, als HTML.",
    "Address of the organizer's website.": "Adresse der Website des Veranstalters.",
    "E-mail address.": "E-Mail-Adresse.",
    "Text to find in name or slug.": "Text, der in Name oder Slug gesucht wird.",
    "Leave out the terms with these ids.": "Ohne die Begriffe mit diesen IDs.",
    "Only the terms with these ids.": "Nur die Begriffe mit diesen IDs.",
    "Ascending or descending.": "Aufsteigend oder absteigend.",
    "The attribute of the term to sort by.": "Das Merkmal des Begriffs, nach dem sortiert wird.",
    "Leave out categories without published events.":
      "Ohne Kategorien, die keine veröffentlichten Veranstaltungen haben.",
    "Only the categories directly below this one.": "Nur die direkten Unterkategorien dieser Kategorie.",
    "Only the categories of this event.": "Nur die Kategorien dieser Veranstaltung.",
    "Only the categories of this event; another name for post.":
      "Nur die Kategorien dieser Veranstaltung; ein anderer Name für post.",
    "Only the term with this slug.": "Nur der Begriff mit diesem Slug.",
    "Name of the category.": "Name der Kategorie.",
    "What belongs in the category.": "Was in die Kategorie gehört.",
    "Short name of the category in addresses.": "Slug, der Kurzname der Kategorie in Adressen.",
    "Id of the category above.": "ID der übergeordneten Kategorie.",
    "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.":
      "Farbe der Veranstaltungen der Kategorie im Kalender, etwa #1f5f5b; Text darauf ist schwarz oder weiß, je nachdem, was besser lesbar ist.",
    "Leave out tags without published events.":
      "Ohne Schlagwörter, die keine veröffentlichten Veranstaltungen haben.",
    "Only the tags of this event.": "Nur die Schlagwörter dieser Veranstaltung.",
    "Only the tags of this event; another name for post.":
      "Nur die Schlagwörter dieser Veranstaltung; ein anderer Name für post.",
    "Name of the tag.": "Name des Schlagworts.",
    "What the tag marks.": "Was das Schlagwort kennzeichnet.",
    "Short name of the tag in addresses.": "Slug, der Kurzname des Schlagworts in Adressen.",
    "Visible to everyone.": "Für alle sichtbar.",
    "Published automatically at its publication date.":
      "Wird zum Veröffentlichungszeitpunkt automatisch veröffentlicht.",
    "Not finished; visible to its author and to editors.":
      "Unfertiger Entwurf; sichtbar für den Autor und die Redaktion.",
    "Waits for an editor to publish it.": "Wartet auf die Veröffentlichung durch die Redaktion.",
    "Visible to its author and to those who may read private records.":
      "Sichtbar für den Autor und für alle, die private Einträge lesen dürfen.",
    "Deleted; an update brings it back.": "Im Papierkorb; eine Änderung stellt den Eintrag wieder her.",
    Title: "Titel",
    Start: "Beginn",
    End: "Ende",
    Author: "Autor",
    Published: "Veröffentlicht",
    Description: "Beschreibung",
    Summary: "Zusammenfassung",
    "Time zone": "Zeitzone",
    "All day": "Ganztägig",
    Image: "Bild",
    Cost: "Preis",
    "Cost, taken apart": "Kosten, aufgeschlüsselt",
    "The currency sign that was written with the cost, or empty.":
      "Das mit den Kosten angegebene Währungszeichen oder leer.",
    "The ISO 4217 code of the currency, or empty.": "Der ISO-4217-Code der Währung oder leer.",
    "prefix or postfix, or empty.": "prefix oder postfix oder leer.",
    "The amounts, lowest first; words such as free appear unchanged.":
      "Die Beträge, der niedrigste zuerst; Wörter wie free stehen für sich.",
    "Currency sign": "Währungszeichen",
    "Currency code": "Währungscode",
    "Currency position": "Stelle der Währung",
    "Not in lists": "Nicht in Listen",
    "First in the calendar": "Zuerst im Kalender",
    Featured: "Empfohlen",
    Categories: "Kategorien",
    Tags: "Schlagwörter",
    Venues: "Orte",
    Organizers: "Veranstalter",
    Password: "Passwort",
    "Part of": "Teil von",
    Repeats: "Wiederholt sich",
    "Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.":
      "Regel wie in iCalendar (RFC 5545), zum Beispiel FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.",
    "Further starts, besides those of the rule.": "Anfänge zusätzlich zu denen der Regel.",
    "Dropped starts, which the rule would have.": "Ausfallende Anfänge.",
    "Applies to": "Gilt für",
    "This occurrence alone.": "Nur dieser Termin.",
    "This occurrence and those after it.": "Dieser Termin und alle danach.",
    "All occurrences of the series.": "Alle Termine der Serie.",
    "Name of the ticket, such as Reduced.": "Name des Tickets, z. B. Ermäßigt.",
    "Price in the currency of the ticket.": "Preis in der Währung des Tickets.",
    Price: "Preis",
    "ISO 4217 code of the currency.": "ISO-4217-Code der Währung.",
    Currency: "Währung",
    "Where the ticket is sold.": "Adresse, unter der das Ticket verkauft wird.",
    "Sold at": "Zu kaufen bei",
    "How many there are.": "Anzahl der verfügbaren Tickets.",
    Number: "Anzahl",
    "Start of the sale.": "Beginn des Verkaufs.",
    "Sale starts": "Verkauf ab",
    "End of the sale.": "Ende des Verkaufs.",
    "Sale ends": "Verkauf bis",
    "Takes place": "Findet statt",
    "As planned.": "Wie geplant.",
    "Cancelled.": "Abgesagt.",
    "Postponed.": "Verschoben, ohne neuen Termin.",
    "Rescheduled.": "Neuer Termin.",
    "Moved online.": "Jetzt online.",
    Reason: "Grund",
    "Former start": "Früherer Beginn",
    "Address online": "Online-Adresse",
    "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.":
      "Das Programm oder die Website, von der der Eintrag kommt: Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche.",
    "Its id there, without control characters.": "Seine ID dort, ohne Steuerzeichen.",
    Telephone: "Telefon",
    "State or province": "Bundesland oder Provinz",
    Latitude: "Breitengrad",
    Longitude: "Längengrad",
    "E-mail": "E-Mail",
    "Category above": "Übergeordnete Kategorie",
    Color: "Farbe",
    "Publishes and maintains a calendar of events with its venues, organizers, categories and tags.":
      "Veröffentlicht und pflegt einen Veranstaltungskalender mit Veranstaltungsorten, Veranstaltern, Kategorien und Schlagwörtern.",
    "Something that takes place at a time, maybe at a venue, held by organizers.":
      "Etwas, das zu einer bestimmten Zeit stattfindet, gegebenenfalls an einem Veranstaltungsort und ausgerichtet von Veranstaltern.",
    "A place where events are held.": "Ein Ort, an dem Veranstaltungen stattfinden.",
    "A person or group that holds events.": "Eine Person oder Gruppe, die Veranstaltungen ausrichtet.",
    "A kind of event; categories can be nested.":
      "Eine Art von Veranstaltungen; Kategorien können einander untergeordnet sein.",
    "A word that events are marked with.": "Ein Wort, mit dem Veranstaltungen gekennzeichnet werden.",
    "List the routes": "Routen auflisten",
    "Lists the routes with their methods and arguments.":
      "Listet die Routen mit ihren Methoden und Argumenten auf.",
    "Get the OpenAPI document": "OpenAPI-Dokument abrufen",
    "The OpenAPI document of this service in the language asked for.":
      "Das OpenAPI-Dokument dieses Dienstes in der gewünschten Sprache.",
    "Get the hashes of the contract": "Hashwerte des Vertrags abrufen",
    "Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.":
      "Hashwerte dessen, worauf sich Aufrufer verlassen: einer für das Ganze und einer für jede Operation. Ein Client merkt sich die Werte seiner Entstehung und erkennt am Vergleich, was sich geändert hat.",
    "List changes of records": "Änderungen an Einträgen auflisten",
    "Lists who changed which record how and when, the latest first.":
      "Listet auf, wer wann welchen Eintrag wie geändert hat, die neuesten Änderungen zuerst.",
    "List webhooks": "Webhooks auflisten",
    "Lists the webhooks.": "Listet die Webhooks auf.",
    "Create a webhook": "Einen Webhook anlegen",
    "Creates a webhook; the answer shows its secret, once.":
      "Legt einen Webhook an; die Antwort zeigt sein Geheimnis, einmal.",
    "Get a webhook": "Einen Webhook abrufen",
    "Gives the webhook with this name.": "Gibt den Webhook mit diesem Namen zurück.",
    "Update a webhook": "Einen Webhook ändern",
    "Changes what is sent of the webhook with this name.":
      "Ändert die übermittelten Angaben des Webhooks mit diesem Namen.",
    "Update a webhook (PUT)": "Einen Webhook ändern (PUT)",
    "Update a webhook (PATCH)": "Einen Webhook ändern (PATCH)",
    "Delete a webhook": "Einen Webhook löschen",
    "Deletes the webhook with this name, and its messages.":
      "Löscht den Webhook mit diesem Namen und seine Nachrichten.",
    "Give a webhook a new secret": "Einem Webhook ein neues Geheimnis geben",
    "Gives the webhook a new secret; the present one signs beside it for a day.":
      "Gibt dem Webhook ein neues Geheimnis; das bisherige signiert noch einen Tag mit.",
    "Send a test message to a webhook": "Eine Testnachricht an einen Webhook senden",
    "Sends a message for a test.": "Sendet eine Nachricht zur Probe.",
    "List messages to a webhook": "Nachrichten an einen Webhook auflisten",
    "Lists the messages to the webhook with this name, the latest first.":
      "Listet die Nachrichten an den Webhook mit diesem Namen auf, die neuesten zuerst.",
    "Send messages to a webhook again": "Nachrichten an einen Webhook erneut senden",
    "Sends messages again: one, those since a date, or else those given up.":
      "Sendet Nachrichten noch einmal: eine, die seit einem Zeitpunkt, oder sonst die aufgegebenen.",
    "List events": "Veranstaltungen auflisten",
    "Lists events that pass all filters, page by page.":
      "Listet Veranstaltungen auf, auf die alle Filter zutreffen, Seite für Seite.",
    "Create an event": "Eine Veranstaltung anlegen",
    "Creates an event.": "Legt eine Veranstaltung an.",
    "List changes of events": "Änderungen auflisten: Veranstaltungen",
    "Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.":
      "Listet auf, was sich seit einem Token geändert hat, das Älteste zuerst: Senden Sie `next_token` als `since` der nächsten Anfrage. Ohne Token werden seitenweise alle Einträge aufgelistet, die die Filter erfüllen, und am Ende steht das Token für das, was folgt. Ein Zeitraum ist nicht vorgegeben.",
    "Follow changes of events": "Änderungen verfolgen: Veranstaltungen",
    "Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.":
      "Sendet jede Änderung, sobald sie eintritt, als Server-Sent Events vom Typ `change`, deren Daten eine Änderung wie in Listen sind. Beginnt bei `Last-Event-ID` oder `since`, wo eines angegeben ist, sonst jetzt. `end`: verbinden Sie sich neu; `expired`: beginnen Sie ohne Token von vorn.",
    "Find similar events": "Ähnliche finden: Veranstaltungen",
    "Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.":
      "Findet Veranstaltungen, die wahrscheinlich dasselbe sind wie das, was angelegt werden soll, die ähnlichsten zuerst. Namen werden so verglichen, dass Tippfehler nicht stören; mit einem Beginn zählen nur solche dieses Tages, des Vortags und des folgenden Tages.",
    "Get an event": "Eine Veranstaltung abrufen",
    "Gets an event by its id.": "Gibt eine Veranstaltung anhand der ID zurück.",
    "Update an event": "Eine Veranstaltung ändern",
    "Changes an event: the fields that are sent. The others stay as they are.":
      "Ändert eine Veranstaltung: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update an event (PUT)": "Eine Veranstaltung ändern (PUT)",
    "Update an event (PATCH)": "Eine Veranstaltung ändern (PATCH)",
    "Delete an event": "Eine Veranstaltung löschen",
    "Deletes an event, which its id names.": "Löscht eine Veranstaltung anhand der ID.",
    "Get an event by slug": "Eine Veranstaltung über den Slug abrufen",
    "Gets an event by its slug.": "Gibt eine Veranstaltung anhand des Slugs zurück.",
    "Update an event by slug": "Eine Veranstaltung über den Slug ändern",
    "Changes an event, which its slug names: the fields that are sent. The others stay as they are.":
      "Ändert eine Veranstaltung anhand des Slugs: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update an event by slug (PUT)": "Eine Veranstaltung über den Slug ändern (PUT)",
    "Update an event by slug (PATCH)": "Eine Veranstaltung über den Slug ändern (PATCH)",
    "Delete an event by slug": "Eine Veranstaltung über den Slug löschen",
    "Deletes an event, which its slug names.": "Löscht eine Veranstaltung anhand des Slugs.",
    "Get an event by its external id": "Eine Veranstaltung über die externe ID abrufen",
    "Gets an event by its external id.": "Gibt eine Veranstaltung anhand der externen ID zurück.",
    "Create or update an event by its external id":
      "Eine Veranstaltung über die externe ID anlegen oder ändern",
    "Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Legt eine Veranstaltung mit dieser externen ID an oder ändert die übermittelten Felder, wo es die ID schon gibt: gleichzeitige Aufrufe ergeben einen einzigen Eintrag.",
    "Delete an event by its external id": "Eine Veranstaltung über die externe ID löschen",
    "Deletes an event, which its external id names.": "Löscht eine Veranstaltung anhand der externen ID.",
    "Write many events": "Viele Veranstaltungen schreiben",
    "Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.":
      "Führt viele Schreibvorgänge in einer Anfrage aus, jeden so wie seine eigene Anfrage: mit deren Zugriffsrechten, Prüfungen und Fehlern. Jeder hat sein eigenes Ergebnis, in der Reihenfolge der Vorgänge; die zum selben Eintrag laufen nacheinander.",
    "List events (iCalendar)": "Veranstaltungen auflisten (iCalendar)",
    "The same as an iCalendar file, to import or subscribe to.":
      "Dasselbe als iCalendar-Datei, zum Importieren oder Abonnieren.",
    "List events (RSS)": "Veranstaltungen auflisten (RSS)",
    "The same as an RSS feed.": "Dasselbe als RSS-Feed.",
    "Get an event (iCalendar)": "Eine Veranstaltung abrufen (iCalendar)",
    "Get an event by slug (iCalendar)": "Eine Veranstaltung über den Slug abrufen (iCalendar)",
    "List venues": "Veranstaltungsorte auflisten",
    "Lists venues that pass all filters, page by page.":
      "Listet Veranstaltungsorte auf, auf die alle Filter zutreffen, Seite für Seite.",
    "Create a venue": "Einen Veranstaltungsort anlegen",
    "Creates a venue.": "Legt einen Veranstaltungsort an.",
    "Get a venue": "Einen Veranstaltungsort abrufen",
    "Gets a venue by its id.": "Gibt einen Veranstaltungsort anhand der ID zurück.",
    "Update a venue": "Einen Veranstaltungsort ändern",
    "Changes a venue: the fields that are sent. The others stay as they are.":
      "Ändert einen Veranstaltungsort: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update a venue (PUT)": "Einen Veranstaltungsort ändern (PUT)",
    "Update a venue (PATCH)": "Einen Veranstaltungsort ändern (PATCH)",
    "Delete a venue": "Einen Veranstaltungsort löschen",
    "Deletes a venue, which its id names.": "Löscht einen Veranstaltungsort anhand der ID.",
    "Get a venue by slug": "Einen Veranstaltungsort über den Slug abrufen",
    "Gets a venue by its slug.": "Gibt einen Veranstaltungsort anhand des Slugs zurück.",
    "Update a venue by slug": "Einen Veranstaltungsort über den Slug ändern",
    "Changes a venue, which its slug names: the fields that are sent. The others stay as they are.":
      "Ändert einen Veranstaltungsort anhand des Slugs: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update a venue by slug (PUT)": "Einen Veranstaltungsort über den Slug ändern (PUT)",
    "Update a venue by slug (PATCH)": "Einen Veranstaltungsort über den Slug ändern (PATCH)",
    "Delete a venue by slug": "Einen Veranstaltungsort über den Slug löschen",
    "Deletes a venue, which its slug names.": "Löscht einen Veranstaltungsort anhand des Slugs.",
    "Create or update a venue by its external id":
      "Einen Veranstaltungsort über die externe ID anlegen oder ändern",
    "Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Legt einen Veranstaltungsort mit dieser externen ID an oder ändert die übermittelten Felder, wo es die ID schon gibt: gleichzeitige Aufrufe ergeben einen einzigen Eintrag.",
    "List organizers": "Veranstalter auflisten",
    "Lists organizers that pass all filters, page by page.":
      "Listet Veranstalter auf, auf die alle Filter zutreffen, Seite für Seite.",
    "Create an organizer": "Einen Veranstalter anlegen",
    "Creates an organizer.": "Legt einen Veranstalter an.",
    "Get an organizer": "Einen Veranstalter abrufen",
    "Gets an organizer by its id.": "Gibt einen Veranstalter anhand der ID zurück.",
    "Update an organizer": "Einen Veranstalter ändern",
    "Changes an organizer: the fields that are sent. The others stay as they are.":
      "Ändert einen Veranstalter: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update an organizer (PUT)": "Einen Veranstalter ändern (PUT)",
    "Update an organizer (PATCH)": "Einen Veranstalter ändern (PATCH)",
    "Delete an organizer": "Einen Veranstalter löschen",
    "Deletes an organizer, which its id names.": "Löscht einen Veranstalter anhand der ID.",
    "Get an organizer by slug": "Einen Veranstalter über den Slug abrufen",
    "Gets an organizer by its slug.": "Gibt einen Veranstalter anhand des Slugs zurück.",
    "Update an organizer by slug": "Einen Veranstalter über den Slug ändern",
    "Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.":
      "Ändert einen Veranstalter anhand des Slugs: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update an organizer by slug (PUT)": "Einen Veranstalter über den Slug ändern (PUT)",
    "Update an organizer by slug (PATCH)": "Einen Veranstalter über den Slug ändern (PATCH)",
    "Delete an organizer by slug": "Einen Veranstalter über den Slug löschen",
    "Deletes an organizer, which its slug names.": "Löscht einen Veranstalter anhand des Slugs.",
    "Create or update an organizer by its external id":
      "Einen Veranstalter über die externe ID anlegen oder ändern",
    "Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Legt einen Veranstalter mit dieser externen ID an oder ändert die übermittelten Felder, wo es die ID schon gibt: gleichzeitige Aufrufe ergeben einen einzigen Eintrag.",
    "List categories": "Kategorien auflisten",
    "Lists categories that pass all filters, page by page.":
      "Listet Kategorien auf, auf die alle Filter zutreffen, Seite für Seite.",
    "Create a category": "Eine Kategorie anlegen",
    "Creates a category.": "Legt eine Kategorie an.",
    "Get a category": "Eine Kategorie abrufen",
    "Gets a category by its id.": "Gibt eine Kategorie anhand der ID zurück.",
    "Update a category": "Eine Kategorie ändern",
    "Changes a category: the fields that are sent. The others stay as they are.":
      "Ändert eine Kategorie: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update a category (PUT)": "Eine Kategorie ändern (PUT)",
    "Update a category (PATCH)": "Eine Kategorie ändern (PATCH)",
    "Delete a category": "Eine Kategorie löschen",
    "Deletes a category, which its id names.": "Löscht eine Kategorie anhand der ID.",
    "Create or update a category by its external id":
      "Eine Kategorie über die externe ID anlegen oder ändern",
    "Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Legt eine Kategorie mit dieser externen ID an oder ändert die übermittelten Felder, wo es die ID schon gibt: gleichzeitige Aufrufe ergeben einen einzigen Eintrag.",
    "List tags": "Schlagwörter auflisten",
    "Lists tags that pass all filters, page by page.":
      "Listet Schlagwörter auf, auf die alle Filter zutreffen, Seite für Seite.",
    "Create a tag": "Ein Schlagwort anlegen",
    "Creates a tag.": "Legt ein Schlagwort an.",
    "Get a tag": "Ein Schlagwort abrufen",
    "Gets a tag by its id.": "Gibt ein Schlagwort anhand der ID zurück.",
    "Update a tag": "Ein Schlagwort ändern",
    "Changes a tag: the fields that are sent. The others stay as they are.":
      "Ändert ein Schlagwort: die übermittelten Felder. Die übrigen bleiben unverändert.",
    "Update a tag (PUT)": "Ein Schlagwort ändern (PUT)",
    "Update a tag (PATCH)": "Ein Schlagwort ändern (PATCH)",
    "Delete a tag": "Ein Schlagwort löschen",
    "Deletes a tag, which its id names.": "Löscht ein Schlagwort anhand der ID.",
    "Create or update a tag by its external id": "Ein Schlagwort über die externe ID anlegen oder ändern",
    "Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Legt ein Schlagwort mit dieser externen ID an oder ändert die übermittelten Felder, wo es die ID schon gibt: gleichzeitige Aufrufe ergeben einen einzigen Eintrag.",
    "Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`":
      "Veranstaltungen: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`",
    "Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`":
      "Veranstaltungsorte: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`",
    "Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`":
      "Veranstalter: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`",
    "Categories: `category.created`, `category.updated`, `category.deleted`":
      "Kategorien: `category.created`, `category.updated`, `category.deleted`",
    "Tags: `tag.created`, `tag.updated`, `tag.deleted`":
      "Schlagwörter: `tag.created`, `tag.updated`, `tag.deleted`",
    "- `asc`: Ascending.\n- `desc`: Descending.": "- `asc`: Aufsteigend.\n- `desc`: Absteigend.",
    "- `name`: By name.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.":
      "- `name`: Nach Name.\n- `created`: Nach Zeitpunkt der Erstellung.\n- `modified`: Nach Zeitpunkt der letzten Änderung.",
    "- `date`: By start.\n- `title`: By title.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.\n- `distance`: By how far the nearest venue is.":
      "- `date`: Nach Beginn.\n- `title`: Nach Titel.\n- `created`: Nach Zeitpunkt der Erstellung.\n- `modified`: Nach Zeitpunkt der letzten Änderung.\n- `distance`: Nach Entfernung des nächsten Ortes.",
    "- `all`: Everything, the past and the far future as well.":
      "- `all`: Alles, auch Vergangenes und die ferne Zukunft.",
    "- `name`: By name.\n- `id`: By id.\n- `term_id`: By id.\n- `slug`: By slug.\n- `count`: By the number of published events.\n- `description`: By description.\n- `term_group`: By group; all terms are in one group.\n- `include`: In the order of the ids given in include.":
      "- `name`: Nach Name.\n- `id`: Nach ID.\n- `term_id`: Nach ID.\n- `slug`: Nach Slug.\n- `count`: Nach Anzahl der veröffentlichten Veranstaltungen.\n- `description`: Nach Beschreibung.\n- `term_group`: Nach Gruppe; alle Begriffe gehören zu einer einzigen Gruppe.\n- `include`: In der Reihenfolge der IDs, die in include angegeben sind.",
    "- `view`: As readers see it.\n- `embed`: As embedded in other records.\n- `edit`: As editors see it.":
      "- `view`: Wie für Leser sichtbar.\n- `embed`: Wie in andere Einträge eingebettet.\n- `edit`: Wie für die Redaktion sichtbar.",
    "- `waiting`: Will be sent, or sent again.\n- `delivered`: The receiver took it.\n- `given_up`: The receiver did not take it in time.":
      "- `waiting`: Wird gesendet, oder noch einmal gesendet.\n- `delivered`: Der Empfänger hat es angenommen.\n- `given_up`: Der Empfänger hat es nicht rechtzeitig angenommen.",
    "- `this`: This occurrence alone.\n- `following`: This occurrence and those after it.\n- `all`: All occurrences of the series.":
      "- `this`: Nur dieser Termin.\n- `following`: Dieser Termin und alle danach.\n- `all`: Alle Termine der Serie.",
    "- `scheduled`: As planned.\n- `canceled`: Cancelled.\n- `postponed`: Postponed.\n- `rescheduled`: Rescheduled.\n- `moved-online`: Moved online.":
      "- `scheduled`: Wie geplant.\n- `canceled`: Abgesagt.\n- `postponed`: Verschoben, ohne neuen Termin.\n- `rescheduled`: Neuer Termin.\n- `moved-online`: Jetzt online.",
    "- `create`: Creates a record.\n- `update`: Changes the fields that are given of the record with the id.\n- `upsert`: Creates the record with the external id, or changes the fields that are given.\n- `delete`: Deletes the record with the id.":
      "- `create`: Legt einen Eintrag an.\n- `update`: Ändert die übermittelten Felder des Eintrags mit der ID.\n- `upsert`: Legt den Eintrag mit der externen ID an oder ändert die übermittelten Felder.\n- `delete`: Löscht den Eintrag mit der ID.",
    "- `publish`: Visible to everyone.\n- `future`: Published automatically at its publication date.\n- `draft`: Not finished; visible to its author and to editors.\n- `pending`: Waits for an editor to publish it.\n- `private`: Visible to its author and to those who may read private records.\n- `trash`: Deleted; an update brings it back.":
      "- `publish`: Für alle sichtbar.\n- `future`: Wird zum Veröffentlichungszeitpunkt automatisch veröffentlicht.\n- `draft`: Unfertiger Entwurf; sichtbar für den Autor und die Redaktion.\n- `pending`: Wartet auf die Veröffentlichung durch die Redaktion.\n- `private`: Sichtbar für den Autor und für alle, die private Einträge lesen dürfen.\n- `trash`: Im Papierkorb; eine Änderung stellt den Eintrag wieder her.",
    "The parts of a date and time, each as text with leading zeros.":
      "Die Bestandteile einer Angabe von Datum und Uhrzeit, jeweils als Text mit führenden Nullen.",
    "Four digits.": "Vierstellig.",
    "01 to 12.": "01 bis 12.",
    "01 to 31.": "01 bis 31.",
    "00 to 23.": "00 bis 23.",
    "00 to 59.": "00 bis 59.",
    "The cost of an event, taken apart.": "Die Kosten einer Veranstaltung, aufgeschlüsselt.",
    "How a record repeats, on the clocks of its own time zone.":
      "Wie sich ein Eintrag wiederholt, nach den Uhren seiner eigenen Zeitzone.",
    "One kind of ticket for an event.": "Eine Ticketart für eine Veranstaltung.",
    "What a record is called where it comes from.": "Wie ein Eintrag dort heißt, woher er kommt.",
    "An image with the sizes it is stored in.": "Ein Bild mit den Größen, in denen es gespeichert ist.",
    "Address of the original file.": "Adresse der Originaldatei.",
    "Id of the image.": "ID des Bildes.",
    "File name extension, such as jpg.": "Dateinamenserweiterung, z. B. jpg.",
    "Width in pixels.": "Breite in Pixeln.",
    "Height in pixels.": "Höhe in Pixeln.",
    "Size of the file in bytes.": "Größe der Datei in Bytes.",
    "The stored sizes by name, such as thumbnail.": "Die gespeicherten Größen nach Namen, z. B. thumbnail.",
    "One stored size of an image.": "Eine gespeicherte Größe eines Bildes.",
    "Media type, such as image/jpeg.": "Medientyp, z. B. image/jpeg.",
    "Address of the file.": "Adresse der Datei.",
    "Addresses that belong to a term.": "Adressen, die zu einem Begriff gehören.",
    "Address of the term.": "Adresse des Begriffs.",
    "Address of the list that contains the term.": "Adresse der Liste, in der der Begriff steht.",
    "Address of the parent term.": "Adresse des übergeordneten Begriffs.",
    "What became of the writes of a batch.": "Was aus den Schreibvorgängen wurde.",
    "An outcome for each item, in their order.": "Ein Ergebnis für jeden Vorgang, in deren Reihenfolge.",
    "What became of one write of a batch.": "Was aus einem Schreibvorgang wurde.",
    "Status of the answer that its own request would get.":
      "Status der Antwort, die seine eigene Anfrage bekäme.",
    "The record that its own request would answer with.":
      "Der Eintrag, mit dem seine eigene Anfrage beantwortet würde.",
    "The error that its own request would answer with.":
      "Der Fehler, mit dem seine eigene Anfrage beantwortet würde.",
    "True where nothing was stored, because the record was the same already.":
      "True, wenn nichts gespeichert wurde, weil der Eintrag schon so war.",
    "Changes of records, the latest first.": "Änderungen von Einträgen, die neuesten zuerst.",
    "The changes of the page.": "Die Änderungen der Seite.",
    "Number of the page.": "Nummer der Seite.",
    "How many there are on all pages.": "Wie viele es auf allen Seiten gibt.",
    "How many pages there are.": "Wie viele Seiten es gibt.",
    "A change of a record.": "Eine Änderung eines Eintrags.",
    "When it was made, in UTC.": "Wann sie geschah, in UTC.",
    "What was done: created, updated, trashed, restored, published or deleted.":
      "Was geschah: created, updated, trashed, restored, published oder deleted.",
    "Whether the record came to be published by it.": "Ob der Eintrag dadurch veröffentlicht wurde.",
    "The kind of record.": "Die Art des Eintrags.",
    "Which revision of the record it made.": "Welche Fassung des Eintrags entstand.",
    "Id of the key it was made with; empty without one.":
      "ID des Schlüssels, mit dem sie geschah; leer ohne Schlüssel.",
    "Name of that key; empty where the service itself made the change.":
      "Name dieses Schlüssels; leer, wenn der Dienst von selbst handelte.",
    "Role of that key.": "Rolle dieses Schlüssels.",
    "Id of the request.": "ID der Anfrage.",
    "Language of the request.": "Sprache der Anfrage.",
    "The fields that changed.": "Die Felder, die sich änderten.",
    "A field before and after a change. What is long is cut, passwords are not shown.":
      "Ein Feld vor und nach einer Änderung. Langes ist gekürzt, Passwörter werden nicht gezeigt.",
    "Name of the field.": "Name des Feldes.",
    "Language version, of a field that has several.": "Sprachfassung, wenn das Feld mehrere hat.",
    "Value before, null for none.": "Wert davor, null für keinen.",
    "Value afterwards, null for none.": "Wert danach, null für keinen.",
    "All webhooks.": "Alle Webhooks.",
    "The webhooks by name.": "Die Webhooks nach Namen.",
    "A receiver of messages about changes.": "Ein Empfänger, dem Änderungen gemeldet werden.",
    "Name of the webhook.": "Name des Webhooks.",
    "Types of messages it gets; * means all.": "Arten von Nachrichten, die er bekommt; * steht für alle.",
    "Whether messages are sent.": "Ob Nachrichten gesendet werden.",
    "Role as which messages show records.": "Rolle, als die Nachrichten Einträge zeigen.",
    "Since when every attempt has failed; absent where the last one did not.":
      "Seit wann jeder Versuch fehlschlägt; fehlt, wenn der letzte gelang.",
    "When the service switched it off.": "Wann der Dienst ihn abgeschaltet hat.",
    "Why the service switched it off.": "Warum der Dienst ihn abgeschaltet hat.",
    "How many messages wait to be sent.": "Wie viele Nachrichten auf das Senden warten.",
    "Secret that messages are signed with; shown only when it is made.":
      "Geheimnis, mit dem Nachrichten signiert werden; nur beim Anlegen gezeigt.",
    "A message that was made for a test.": "Eine Nachricht, die zur Probe gemacht wurde.",
    "Id of the message, to be found in the log.": "ID der Nachricht, die im Protokoll steht.",
    "Messages to one webhook, the latest first.": "Nachrichten an einen Webhook, die neuesten zuerst.",
    "The messages of the page.": "Die Nachrichten der Seite.",
    "A message to one webhook, and what became of it.":
      "Eine Nachricht an einen Webhook, und was aus ihr wurde.",
    "Id of the message, which stays the same when it is sent again.":
      "ID der Nachricht, die beim erneuten Senden gleich bleibt.",
    "Type of the message.": "Art der Nachricht.",
    "The record it is about.": "Der Eintrag, um den es geht.",
    "What became of it.": "Was aus ihr wurde.",
    "When the change was made, in UTC.": "Wann die Änderung geschah, in UTC.",
    "How many attempts were made.": "Wie viele Versuche es gab.",
    "When the next attempt is due.": "Wann der nächste Versuch fällig ist.",
    "The last attempts.": "Die letzten Versuche.",
    "What is sent, as JSON text.": "Was gesendet wird, als JSON-Text.",
    "An attempt to send a message.": "Ein Versuch, eine Nachricht zu senden.",
    "Status of the answer; absent where there was none.": "Status der Antwort; fehlt, wenn es keine gab.",
    "Why it failed.": "Warum er fehlschlug.",
    "Milliseconds until the answer.": "Millisekunden bis zur Antwort.",
    "What is sent again.": "Was noch einmal gesendet wird.",
    "How many messages are sent again.": "Wie viele Nachrichten noch einmal gesendet werden.",
    "The cost of an event, taken apart, as it may be sent.":
      "Die Kosten einer Veranstaltung in Teilen, wie sie gesendet werden können.",
    "One write of a batch.": "Ein Schreibvorgang von mehreren.",
    "What it does.": "Was er tut.",
    "Which kind of record it writes, where that is not the kind of the address.":
      "Welche Art von Eintrag er schreibt, wenn es nicht die der Adresse ist.",
    "Id of the record that it changes or deletes.": "ID des Eintrags, den er ändert oder löscht.",
    "The external id of the record, instead of its id.": "Externe ID des Eintrags, anstelle seiner ID.",
    "Rejects the write with 412 where anybody but the source of the external id has changed the record since the source wrote it.":
      "Lehnt den Vorgang mit 412 ab, wenn jemand anderes als die Quelle der externen ID den Eintrag geändert hat, seit die Quelle ihn geschrieben hat.",
    "With create: a record of that name that exists already is the outcome, and stays as it is.":
      "Mit create: Gibt es schon einen Eintrag mit diesem Namen, ist er das Ergebnis und bleibt, wie er ist.",
    'What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the id of the record of an earlier item, counted from 0.':
      'Was der Rumpf oder die Query seiner eigenen Anfrage hätte. `{"$ref": "items/3"}` darin steht für die ID des Eintrags eines früheren Vorgangs, von 0 an gezählt.',
    "Id of the record that is unique across services.":
      "ID des Eintrags, die über alle Dienste hinweg eindeutig ist.",
    "The global ids the record has had.": "Die globalen IDs, die der Eintrag bisher hatte.",
    "Id of the author, as text.": "ID des Autors, als Text.",
    "Status that the record has.": "Status, den der Eintrag hat.",
    "Date and time of the last change in the time zone of the site.":
      "Datum und Uhrzeit der letzten Änderung in der Zeitzone der Website.",
    "Date and time of the last change in UTC.": "Datum und Uhrzeit der letzten Änderung in UTC.",
    "Address of the web page of the record.": "Adresse der Webseite des Eintrags.",
    "Address of the record in this service.": "Adresse des Eintrags in diesem Dienst.",
    "The featured image with the sizes it is stored in; false or absent where there is none.":
      "Das Beitragsbild mit den gespeicherten Größen; false oder nicht vorhanden, wenn es keines gibt.",
    "Start, taken apart.": "Beginn, aufgeschlüsselt.",
    "End, taken apart.": "Ende, aufgeschlüsselt.",
    "Start in UTC.": "Beginn in UTC.",
    "Start in UTC, taken apart.": "Beginn in UTC, aufgeschlüsselt.",
    "End in UTC.": "Ende in UTC.",
    "End in UTC, taken apart.": "Ende in UTC, aufgeschlüsselt.",
    "Abbreviation of the time zone at the start, such as CET.":
      "Abkürzung der Zeitzone zu Beginn der Veranstaltung, z. B. CET.",
    "What it costs, with the currency sign, for display.": "Die Kosten mit Währungszeichen, zur Anzeige.",
    "The cost, taken apart.": "Die Kosten, aufgeschlüsselt.",
    "Address of the website; empty or absent where there is none.":
      "Adresse der Website; leer oder nicht vorhanden, wenn es keine gibt.",
    "Whether a map is shown.": "Ob eine Karte angezeigt wird.",
    "Whether a link to a map is shown.": "Ob ein Link zu einer Karte angezeigt wird.",
    "Whether lists leave the event out.": "Ob die Veranstaltung in Listen fehlt.",
    "Whether the calendar view lists the event first.":
      "Ob die Veranstaltung in der Kalenderansicht am Anfang steht.",
    "The categories of the event.": "Die Kategorien der Veranstaltung.",
    "The tags of the event.": "Die Schlagwörter der Veranstaltung.",
    "The venue of the event; several are a list, none is an empty list.":
      "Der Veranstaltungsort; mehrere sind eine Liste, keiner ist eine leere Liste.",
    "The organizers of the event.": "Die Veranstalter.",
    "Always empty.": "Immer leer.",
    "The record as schema.org data; in answers for a single record only.":
      "Der Eintrag als schema.org-Daten; nur in Antworten zu einem einzelnen Eintrag.",
    "Not used.": "Nicht verwendet.",
    "How many published events have the term.":
      "Anzahl der veröffentlichten Veranstaltungen mit diesem Begriff.",
    "The kind of term.": "Die Art des Begriffs.",
    "Id of the category above; 0 where there is none.":
      "ID der übergeordneten Kategorie; 0, wenn es keine gibt.",
    "Addresses that belong to the term.": "Adressen, die zum Begriff gehören.",
    "The same addresses as links; in answers for a single term only.":
      "Dieselben Adressen als Verweise; nur in Antworten zu einem einzelnen Begriff.",
    "Always 0.": "Immer 0.",
    "The same as id.": "Entspricht id.",
    "Always raw.": "Immer raw.",
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
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Für diese Aktion ist eine Anmeldung erforderlich.\n- `incorrect_password`: Der Schlüssel ist ungültig.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Für diese Aktion fehlt die Berechtigung.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: {seconds} Sekunden lang kam nichts vom Body an; senden Sie die Anfrage erneut.",
    "`rest_webhook_exists`: There is a webhook named {name} already.":
      "`rest_webhook_exists`: Es gibt bereits einen Webhook namens {name}.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: Der Body der Anfrage ist größer als {limit} Bytes.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: Die Inhaltskodierung {type} wird nicht unterstützt; der Body ist unkomprimiert zu senden.\n- `rest_unsupported_media_type`: Der Zeichensatz {charset} wird nicht unterstützt; der Body ist in UTF-8 zu senden.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: Die Bodys laufender Anfragen haben mehr als {limit} Bytes; senden Sie diese Anfrage nach der Zeit erneut, die Retry-After angibt.\n- `rest_too_many_requests`: Mehr als {limit} Anfragen in einer Minute; warten Sie so lange, wie Retry-After angibt.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: Im Speicher ist kein Platz für den Datensatz; nichts wurde geändert.",
    "`rest_webhook_unknown`: There is no webhook named {name}.":
      "`rest_webhook_unknown`: Es gibt keinen Webhook namens {name}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`event-archive-page-not-found`: That page of the archive does not exist.":
      "`event-archive-page-not-found`: Diese Seite des Archivs gibt es nicht.",
    "`changes_expired`: The token of `since` is no longer valid: it is too old, or your rights or the store have changed since. Ask again without `since`, and replace what you have.":
      "`changes_expired`: Das Token von `since` gilt nicht mehr: Es ist zu alt, oder Ihre Rechte oder der Datenspeicher haben sich seitdem geändert. Fragen Sie noch einmal ohne `since`, und ersetzen Sie, was Sie haben.",
    "- `rest_too_many_listeners`: There are too many streams open; try again later.\n- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_too_many_listeners`: Es sind zu viele Streams offen; versuchen Sie es später noch einmal.\n- `rest_timeout`: Die Anfrage hat zu lange gedauert und wurde abgebrochen; versuchen Sie es später noch einmal.\n- `rest_store_unavailable`: Die Datenbank antwortet zurzeit nicht; bitte später erneut versuchen.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `invalid-linked-record`: {name} verweist auf einen Eintrag, den es nicht gibt.\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "`rest_idempotency_key_in_use`: Eine Anfrage mit diesem Idempotency-Key wird gerade bearbeitet; bitte erneut versuchen.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Dieser Idempotency-Key kam schon mit einer anderen Anfrage; jeder Schreibvorgang braucht einen neuen.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest-invalid-event-id`: Die Nummer {id} gehört zu einem Eintrag, der keine Veranstaltung ist.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `event-no-longer-available`: This event is no longer available.\n- `event-not-accessible`: This record is not accessible.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `event-no-longer-available`: Diese Veranstaltung ist nicht mehr verfügbar.\n- `event-not-accessible`: Dieser Eintrag ist nicht zugänglich.\n- `event-password-protected`: Dieser Eintrag ist durch ein Passwort geschützt.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`rest-event-not-found`: There is no event with the number {id}.":
      "`rest-event-not-found`: Es gibt keine Veranstaltung mit der Nummer {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `invalid-linked-record`: {name} verweist auf einen Eintrag, den es nicht gibt.\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest-invalid-event-id`: Die Nummer {id} gehört zu einem Eintrag, der keine Veranstaltung ist.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Der Eintrag wird gerade von vielen Aufrufern gleichzeitig geändert; bitte erneut versuchen.\n- `rest_idempotency_key_in_use`: Eine Anfrage mit diesem Idempotency-Key wird gerade bearbeitet; bitte erneut versuchen.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: Der Eintrag wurde zwischenzeitlich geändert; er muss neu abgerufen werden.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest-invalid-event-id`: Die Nummer {id} gehört zu einem Eintrag, der keine Veranstaltung ist.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Für diese Aktion fehlt die Berechtigung.\n- `event-password-protected`: Dieser Eintrag ist durch ein Passwort geschützt.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`event-is-in-trash`: This record is in the trash already.":
      "`event-is-in-trash`: Dieser Eintrag befindet sich bereits im Papierkorb.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`venue-archive-page-not-found`: That page of the archive does not exist.":
      "`venue-archive-page-not-found`: Diese Seite des Archivs gibt es nicht.",
    "- `venue-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `venue-not-accessible`: Dieser Eintrag ist nicht zugänglich.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "`venue-is-in-trash`: This record is in the trash already.":
      "`venue-is-in-trash`: Dieser Eintrag befindet sich bereits im Papierkorb.",
    "`organizer-archive-page-not-found`: That page of the archive does not exist.":
      "`organizer-archive-page-not-found`: Diese Seite des Archivs gibt es nicht.",
    "- `organizer-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `organizer-not-accessible`: Dieser Eintrag ist nicht zugänglich.\n- `rest_forbidden`: Ohne Schlüssel beantwortet dieser Dienst nur lokale Anfragen; {header} ist nicht lokal. Legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.\n- `rest_forbidden`: Ohne Schlüssel dürfen Seiten anderer Ports nur mit JSON schreiben (Content-Type: application/json). Oder legen Sie mit `npm run keys` einen Schlüssel an oder setzen Sie ADMIN_API_KEY, und senden Sie diesen Schlüssel.",
    "`organizer-is-in-trash`: This record is in the trash already.":
      "`organizer-is-in-trash`: Dieser Eintrag befindet sich bereits im Papierkorb.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `term_exists`: A term with that name exists already.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Ungültige(r) Parameter: {names}\n- `rest_missing_callback_param`: Fehlende(r) Parameter: {names}\n- `invalid-linked-record`: {name} verweist auf einen Eintrag, den es nicht gibt.\n- `rest_invalid_json`: Der Body der Anfrage ist kein gültiges JSON.\n- `rest_invalid_body`: Der Body der Anfrage kann nicht gelesen werden: {reason}.\n- `term_exists`: Ein Begriff mit diesem Namen ist bereits vorhanden.\n- `rest_invalid_idempotency_key`: Ein Idempotency-Key hat 1 bis {limit} Zeichen, und zwar sichtbare ASCII-Zeichen oder Leerzeichen.\n- `rest_invalid_address`: Die Adresse der Anfrage ist ungültig: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `duplicate_term_slug`: The slug {slug} is in use by another term.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Der Eintrag wird gerade von vielen Aufrufern gleichzeitig geändert; bitte erneut versuchen.\n- `duplicate_term_slug`: Der Slug {slug} wird bereits von einem anderen Begriff verwendet.\n- `rest_idempotency_key_in_use`: Eine Anfrage mit diesem Idempotency-Key wird gerade bearbeitet; bitte erneut versuchen.",
  },
  places: {
    "/webhooks/event/post/requestBody/content/application~1json/schema/properties/id/description":
      "Id of the record.",
    "/webhooks/venue/post/requestBody/content/application~1json/schema/properties/id/description":
      "Id of the record.",
    "/webhooks/organizer/post/requestBody/content/application~1json/schema/properties/id/description":
      "Id of the record.",
    "/webhooks/category/post/requestBody/content/application~1json/schema/properties/id/description":
      "Id of the record.",
    "/webhooks/tag/post/requestBody/content/application~1json/schema/properties/id/description":
      "Id of the record.",
    "/components/schemas/WebhookList/properties/total/description": "Wie viele es gibt.",
    "/components/schemas/Webhook/properties/created/description": "Wann er angelegt wurde, in UTC.",
    "/components/schemas/WebhookAttempt/properties/at/description": "Wann er geschah, in UTC.",
    "/components/schemas/EventChange/properties/id/description": "Id of the record.",
    "/components/schemas/EventChangeDate/properties/id/description": "Id of the record.",
  },
};
