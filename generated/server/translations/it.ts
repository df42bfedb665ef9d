// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInIt: Translations = {
  texts: {
    "Coordinates of venues, and finding events near a place.":
      "Coordinate dei luoghi e ricerca degli eventi nelle vicinanze di un punto.",
    "Whether events take place as planned, and events online.":
      "Se gli eventi si svolgono come previsto, ed eventi online.",
    "Tickets of an event with price, capacity and sale period.":
      "Biglietti di un evento con prezzo, disponibilità e periodo di vendita.",
    "Events that belong to another event.": "Eventi che fanno parte di un altro evento.",
    "Events that repeat by a rule.": "Eventi che si ripetono secondo una regola.",
    "Colors of categories in the calendar.": "Colori delle categorie nel calendario.",
    "Id of the record.": "ID dell'elemento.",
    "Short name in addresses.": "Slug, il nome breve usato negli indirizzi.",
    "The namespace to describe.": "Lo spazio dei nomi da descrivere.",
    "The scope of the request.": "L'ambito della richiesta.",
    "The language version of the content that the caller reads or writes.":
      "La versione linguistica dei contenuti da leggere o scrivere.",
    "Only changes of this kind of record.": "Solo le modifiche di questo tipo di record.",
    "Only changes of the record with this id.": "Solo le modifiche del record con questo id.",
    "Only changes made with the key of this id or name.":
      "Solo le modifiche fatte con la chiave di questo id o nome.",
    "Only changes made by the request with this id.":
      "Solo le modifiche fatte dalla richiesta con questo id.",
    "Only changes from this date and time on.": "Solo le modifiche da questa data e ora.",
    "Only changes before this date and time.": "Solo le modifiche prima di questa data e ora.",
    "The page to return.": "La pagina desiderata.",
    "How many a page holds.": "Quanti ne contiene una pagina.",
    "Name of the webhook: lower-case letters, digits and hyphens.":
      "Nome del webhook: lettere minuscole, cifre e trattini.",
    "Address that messages are posted to.": "Indirizzo a cui vengono inviati i messaggi.",
    "Types of messages to send, such as event.published or event.*; all where missing.":
      "Tipi di messaggi da inviare, come event.published o event.*; tutti se manca.",
    "Whether messages are sent; those that waited meanwhile go at once.":
      "Se i messaggi vengono inviati; quelli in attesa partono subito.",
    "Only messages in this state.": "Solo i messaggi in questo stato.",
    "Id of one message.": "Id di un messaggio.",
    "Messages from this date and time on.": "Messaggi da questa data e ora.",
    "The page of the archive to return.": "La pagina dell'archivio da restituire.",
    "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
      "Quanti elementi contiene una pagina: 10 se non indicato, al massimo 50, e i numeri più grandi valgono 50; page porta al resto.",
    "Only events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all includes the past.":
      "Solo gli eventi che iniziano in questa data o dopo. Se manca, da ieri in poi, salvo un filtro come ends_after; window=all include il passato.",
    "Only events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all includes later ones.":
      "Solo gli eventi che finiscono in questa data o prima. Se manca, entro due anni da ora, salvo un filtro come ends_after; window=all include i successivi.",
    "all: events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
      "all: gli eventi di tutti i tempi, anche passati e lontani, se start_date ed end_date non dicono altro.",
    "Only events that start before the date.": "Solo gli eventi che iniziano prima di questa data.",
    "Only events that start after the date.": "Solo gli eventi che iniziano dopo questa data.",
    "Only events that end before the date.": "Solo gli eventi che terminano prima di questa data.",
    "Only events that end after the date.": "Solo gli eventi che terminano dopo questa data.",
    "Only events that were changed after this time; a date alone is its midnight.":
      "Solo gli eventi modificati dopo questo momento; una data da sola vale la sua mezzanotte.",
    "Only events that were changed last before this time; a date alone is its midnight.":
      "Solo gli eventi modificati per l'ultima volta prima di questo momento; una data da sola vale la sua mezzanotte.",
    "True: the times given count exactly; false: the date filters cover whole days.":
      "true: gli orari indicati valgono esattamente; false: i filtri per data comprendono giornate intere.",
    'Words to find in title, description or excerpt; "a phrase" and -word work.':
      'Parole da cercare in titolo, descrizione o riassunto; sono ammesse "una frase" e -parola.',
    "Only events in one of these categories, by id, slug or name.":
      "Solo gli eventi in una di queste categorie, indicate per ID, slug o nome.",
    "Only events with one of these tags, by id, slug or name.":
      "Solo gli eventi con uno di questi tag, indicati per ID, slug o nome.",
    "Only events at one of these venues, by id.": "Solo gli eventi in uno di questi luoghi, indicati per ID.",
    "Only events at one of these venues, by slug.":
      "Solo gli eventi in uno di questi luoghi, indicati per slug.",
    "Only events of one of these organizers, by id.":
      "Solo gli eventi di uno di questi organizzatori, indicati per ID.",
    "Only events of one of these organizers, by slug.":
      "Solo gli eventi di uno di questi organizzatori, indicati per slug.",
    "City: only events at a venue in this city, spelled as the venue has it.":
      "Città: solo gli eventi in un luogo di questa città, scritta come nel luogo.",
    "Free: only events that cost nothing (true), or that cost something (false).":
      "Gratuito: solo gli eventi che non costano nulla (true) o che costano qualcosa (false).",
    "Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well.":
      "Prezzo massimo: solo gli eventi il cui prezzo più basso non è superiore, in qualsiasi valuta; anche quelli gratuiti.",
    "Only events that came from this source, as put_by_external names it.":
      "Solo gli eventi provenienti da questa fonte, come indicata in put_by_external.",
    "Only events that are featured (true) or are not (false).":
      "Solo gli eventi in evidenza (true) o non in evidenza (false).",
    "Only records in one of these post statuses.":
      "Solo gli elementi con uno di questi stati di pubblicazione.",
    "Only events whose venue has coordinates (true) or has none (false).":
      "Solo gli eventi il cui luogo ha coordinate (true) o non ne ha (false).",
    "Latitude of a place, in degrees; needs geoloc_lng.":
      "Latitudine di un punto, in gradi; richiede geoloc_lng.",
    "Longitude of a place, in degrees; needs geoloc_lat.":
      "Longitudine di un punto, in gradi; richiede geoloc_lat.",
    "How far from the place a venue may be; in km.": "Distanza massima di un luogo dal punto, in km.",
    "Only the events with these ids, in this order; date filters do not count.":
      "Solo gli eventi con questi ID, in quest'ordine; i filtri per data non si applicano.",
    "Only events that belong to this event.": "Solo gli eventi che fanno parte di questo evento.",
    "Only events with tickets (true) or without (false).":
      "Solo gli eventi con biglietti (true) o senza biglietti (false).",
    "Only events with one of these; scheduled are those that take place as planned.":
      "Solo gli eventi con uno di questi valori; scheduled sono quelli che si svolgono come previsto.",
    "Only events that take place online (true) or do not (false).":
      "Solo gli eventi online (true) o non online (false).",
    "Shows the events that this password protects in full.":
      "Mostra per intero gli eventi protetti da questa password.",
    "edit: shows protected events in full to those who may edit them.":
      "edit: mostra per intero gli eventi protetti a chi può modificarli.",
    "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
      "Il criterio di ordinamento; se manca, per inizio. La distanza richiede geoloc_lat e geoloc_lng.",
    "Direction of the order, ascending where missing.": "Verso dell'ordinamento, crescente se manca.",
    "Token of an earlier answer, to list what has changed since. Without it, all records are listed.":
      "Token di una risposta precedente, per elencare ciò che è cambiato da allora. Senza, vengono elencati tutti gli elementi.",
    "Changes per page, 500 at most.": "Modifiche per pagina, al massimo 500.",
    "True: the records of a series are one change, of the series, with the dates of all of them.":
      "True: gli elementi di una serie sono una sola modifica, quella della serie, con le date di tutti.",
    "What the record is to be called.": "Come si chiamerà l'elemento.",
    "When it is to start.": "Quando inizierà.",
    "Time zone in which the start is meant; where missing, that of the site.":
      "Fuso orario dell'inizio; se manca, quello del sito.",
    "The record that it is to refer to, by id or name.": "L'elemento a cui si riferirà, per ID o per nome.",
    "How many to find, 20 at most.": "Quanti trovarne, al massimo 20.",
    "Id of a record to leave out, such as the one that is being edited, with the other records of its series.":
      "ID di un elemento da tralasciare, come quello che si sta modificando, con gli altri elementi della sua serie.",
    "Title of the event.": "Titolo dell'evento.",
    "Start, date and time.": "Inizio, con data e ora.",
    "End, date and time.": "Fine, con data e ora.",
    "Id of the author.": "ID dell'autore.",
    "Date and time of publication in the time zone of the site.":
      "Data e ora di pubblicazione nel fuso orario del sito.",
    "Date and time of publication in UTC.": "Data e ora di pubblicazione in UTC.",
    "What the event is about, as HTML.": "Di che cosa tratta l'evento, in HTML.",
    "Short name of the event in addresses.": "Slug, il nome breve dell'evento usato negli indirizzi.",
    "A summary in a few sentences.": "Un riassunto in poche frasi.",
    "Post status.": "Stato di pubblicazione.",
    "Time zone of the event, such as Europe/Rome or UTC+2.":
      "Fuso orario dell'evento, ad esempio Europe/Rome o UTC+2.",
    "The event spans whole days.": "L'evento dura giornate intere.",
    "The featured image: the id of an image, or its URL.":
      "L'immagine in evidenza: l'ID di un'immagine o il suo URL.",
    "What it costs: an amount, a range, a list, or words such as Free.":
      "Il costo: un importo, un intervallo, un elenco o parole come Gratuito.",
    "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
      "Il costo, suddiviso nelle sue parti: la valuta conta se il costo non ne indica una, gli importi se non c'è costo.",
    "Currency sign of a cost that names none; wins over cost_details.":
      "Simbolo di valuta di un costo che non ne indica uno; prevale su cost_details.",
    "ISO 4217 code of the currency of the cost; wins over cost_details.":
      "Codice ISO 4217 della valuta del costo; prevale su cost_details.",
    "Position of the currency sign, prefix or postfix; takes precedence over cost_details.":
      "Posizione del simbolo di valuta: prefix o postfix; prevale su cost_details.",
    "Address of the event's own website.": "Indirizzo del sito web dell'evento.",
    "Show a map.": "Mostra una mappa.",
    "Show a link to a map.": "Mostra un link a una mappa.",
    "Leave the event out of all lists.": "Esclude l'evento da tutti gli elenchi.",
    "Put the event first in the calendar view.": "Colloca l'evento per primo nella vista del calendario.",
    "The event is featured on the site.": "L'evento è in evidenza sul sito.",
    "Categories, by id, slug or name.": "Categorie, indicate per ID, slug o nome.",
    "Tags, by id, slug or name.": "Tag, indicati per ID, slug o nome.",
    "Venues, by id, or as a record to create.": "Luoghi, indicati per ID o come elemento da creare.",
    "Organizers, by id, or as records to create.":
      "Organizzatori, indicati per ID o come elementi da creare.",
    "Password that readers need; an empty one removes it.":
      "Password necessaria per la lettura; se vuota, la protezione viene rimossa.",
    "Id of the event this one belongs to.": "ID dell'evento di cui questo fa parte.",
    "How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it.":
      "Come si ripete l'evento. L'elemento diventa una serie, che non compare in nessun elenco; le sue date sono eventi che ne fanno parte.",
    "The tickets of the event.": "I biglietti dell'evento.",
    "Whether the event takes place as planned; scheduled where none is given.":
      "Se l’evento si svolge come previsto; scheduled se non è indicato nulla.",
    "Why the event does not take place as planned, for readers.":
      "Perché l’evento non si svolge come previsto, per i lettori.",
    "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
      "Inizio prima dello spostamento. Viene annotato quando un evento spostato riceve un altro inizio, a meno che ne sia indicato uno.",
    "The event takes place online, maybe besides its venue.":
      "L’evento si svolge online, magari oltre che nel suo luogo.",
    "Where one takes part online.": "Indirizzo a cui si partecipa online.",
    "What the record is called where it comes from; no other record has the same.":
      "Come si chiama l'elemento nel luogo da cui proviene; nessun altro elemento ha lo stesso.",
    "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.":
      "Rifiuta la scrittura con 412 se altri, e non la fonte dell'elemento, lo hanno modificato da quando la fonte lo ha scritto.",
    "import: the record moves here from elsewhere, with its id, its dates and its author.":
      "import: l'elemento arriva qui da altrove, con il suo ID, le sue date e il suo autore.",
    "With context=import: the id of a new record, which no record has or had.":
      "Con context=import: l'ID di un nuovo elemento, che nessun elemento ha o ha avuto.",
    "With context=import: when the record was created.":
      "Con context=import: quando l'elemento è stato creato.",
    "With context=import: when the record was changed last.":
      "Con context=import: quando l'elemento è stato modificato l'ultima volta.",
    "With context=import: the password that readers need, as it is stored.":
      "Con context=import: la password richiesta ai lettori, così come viene salvata.",
    "With context=import: the status that a record in the trash had before.":
      "Con context=import: lo stato che un elemento nel cestino aveva prima.",
    "With context=import: the place of the record in its series: the start that the series gives to it, or the object that an export has of it.":
      "Con context=import: il posto dell'elemento nella sua serie: l'inizio che la serie gli assegna, oppure l'oggetto che ne ha un'esportazione.",
    "With context=import: the occurrences of the series come as records of their own. Those that are missing are made by the next write of the series without this, or after a day.":
      "Con context=import: le occorrenze della serie arrivano come elementi a sé. Quelle che mancano vengono create dalla prossima scrittura della serie senza questo parametro, o dopo un giorno.",
    "How far a write of an occurrence reaches; this where it is left out.":
      "Fin dove arriva la scrittura di una data; this se manca.",
    "The writes.": "Le scritture.",
    "import: every write that stores values has context=import.":
      "import: ogni scrittura che salva valori ha context=import.",
    "True: every write is checked up to where something would be stored, and answers with what would be; nothing is stored, fetched or sent. The id 0 stands for one that a record would get.":
      "True: ogni scrittura viene controllata fino al punto in cui si salverebbe qualcosa, e risponde con ciò che si salverebbe; non si salva, non si scarica e non si invia nulla. L'ID 0 sta per quello che un elemento riceverebbe.",
    "Words to find in name, description, address or contact.":
      "Parole da cercare in nome, descrizione, indirizzo o contatti.",
    "Only the venues of this event.": "Solo i luoghi di questo evento.",
    "Only venues that have events (true) or have none (false).":
      "Solo i luoghi che hanno eventi (true) o non ne hanno (false).",
    "True: only venues that have upcoming events; false: all.":
      "True: solo i luoghi che hanno eventi futuri; false: tutti.",
    "What to sort by; where missing, the latest publication first.":
      "Il criterio di ordinamento; se manca, prima la pubblicazione più recente.",
    "Name of the venue.": "Nome del luogo.",
    "What the place is like, as HTML.": "Com'è il luogo, in HTML.",
    "Street and number.": "Via e numero civico.",
    "City.": "Città.",
    "Country.": "Paese.",
    "Province.": "Provincia.",
    "State.": "Stato federato.",
    "Postal code.": "Codice postale.",
    "Telephone number.": "Numero di telefono.",
    "State or province, for places that have one of them.":
      "Stato federato o provincia, per i luoghi che hanno uno dei due.",
    "Address of the venue's website.": "Indirizzo del sito web del luogo.",
    "Latitude in degrees.": "Latitudine in gradi.",
    "Longitude in degrees.": "Longitudine in gradi.",
    "With context=import: short name in addresses.": "Con context=import: nome breve usato negli indirizzi.",
    "Words to find in name, description or contact.": "Parole da cercare in nome, descrizione o contatti.",
    "Only the organizers of this event.": "Solo gli organizzatori di questo evento.",
    "Only organizers that have events (true) or have none (false).":
      "Solo gli organizzatori che hanno eventi (true) o non ne hanno (false).",
    "True: only organizers that have upcoming events; false: all.":
      "True: solo gli organizzatori che hanno eventi futuri; false: tutti.",
    "Name of the organizer.": "Nome dell'organizzatore.",
    "Who the organizer is, as HTML.": "Chi è l'organizzatore, in HTML.",
    "Address of the organizer's website.": "Indirizzo del sito web dell'organizzatore.",
    "E-mail address.": "Indirizzo e-mail.",
    "Text to find in name or slug.": "Testo da cercare nel nome o nello slug.",
    "Leave out the terms with these ids.": "Esclude i termini con questi ID.",
    "Only the terms with these ids.": "Solo i termini con questi ID.",
    "Ascending or descending.": "Crescente o decrescente.",
    "The attribute of the term to sort by.": "L'attributo del termine in base al quale ordinare.",
    "Leave out categories without published events.": "Esclude le categorie senza eventi pubblicati.",
    "Only the categories directly below this one.": "Solo le categorie direttamente subordinate a questa.",
    "Only the categories of this event.": "Solo le categorie di questo evento.",
    "Only the categories of this event; another name for post.":
      "Solo le categorie di questo evento; altro nome di post.",
    "Only the term with this slug.": "Solo il termine con questo slug.",
    "Name of the category.": "Nome della categoria.",
    "What belongs in the category.": "Che cosa rientra nella categoria.",
    "Short name of the category in addresses.": "Slug, il nome breve della categoria usato negli indirizzi.",
    "Id of the category above.": "ID della categoria superiore.",
    "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.":
      "Colore degli eventi della categoria nel calendario, per esempio #1f5f5b; il testo è nero o bianco, secondo ciò che si legge meglio.",
    "Leave out tags without published events.": "Esclude i tag senza eventi pubblicati.",
    "Only the tags of this event.": "Solo i tag di questo evento.",
    "Only the tags of this event; another name for post.": "Solo i tag di questo evento; altro nome di post.",
    "Name of the tag.": "Nome del tag.",
    "What the tag marks.": "Che cosa contrassegna il tag.",
    "Short name of the tag in addresses.": "Slug, il nome breve del tag usato negli indirizzi.",
    "Visible to everyone.": "Visibile a tutti.",
    "Published automatically at its publication date.":
      "Pubblicato automaticamente alla data di pubblicazione prevista.",
    "Not finished; visible to its author and to editors.":
      "Bozza non ancora ultimata; visibile all'autore e alla redazione.",
    "Waits for an editor to publish it.": "In attesa di pubblicazione da parte della redazione.",
    "Visible to its author and to those who may read private records.":
      "Visibile all'autore e a chi è autorizzato a leggere gli elementi privati.",
    "Deleted; an update brings it back.": "Nel cestino; una modifica ripristina l'elemento.",
    Title: "Titolo",
    Start: "Inizio",
    End: "Fine",
    Author: "Autore",
    Published: "Pubblicazione",
    Description: "Descrizione",
    Summary: "Riassunto",
    Status: "Stato",
    "Time zone": "Fuso orario",
    "All day": "Tutto il giorno",
    Image: "Immagine",
    Cost: "Costo",
    "Cost, taken apart": "Costo suddiviso",
    "The currency sign that was written with the cost, or empty.":
      "Il simbolo di valuta indicato con il costo, oppure vuoto.",
    "The ISO 4217 code of the currency, or empty.": "Il codice ISO 4217 della valuta, oppure vuoto.",
    "prefix or postfix, or empty.": "prefix o postfix, oppure vuoto.",
    "The amounts, lowest first; words such as free appear unchanged.":
      "Gli importi in ordine crescente; parole come free restano tali.",
    "Currency sign": "Simbolo di valuta",
    "Currency code": "Codice di valuta",
    "Currency position": "Posizione della valuta",
    Website: "Sito web",
    "Not in lists": "Fuori dagli elenchi",
    "First in the calendar": "Primo nel calendario",
    Featured: "In evidenza",
    Categories: "Categorie",
    Tags: "Tag",
    Venues: "Luoghi",
    Organizers: "Organizzatori",
    "Part of": "Fa parte di",
    Repeats: "Si ripete",
    "Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.":
      "Regola come in iCalendar (RFC 5545), ad esempio FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.",
    "Further starts, besides those of the rule.": "Inizi oltre a quelli della regola.",
    "Dropped starts, which the rule would have.": "Inizi che vengono tralasciati.",
    "Applies to": "Vale per",
    "This occurrence alone.": "Solo questa data.",
    "This occurrence and those after it.": "Questa data e quelle successive.",
    "All occurrences of the series.": "Tutte le date della serie.",
    Tickets: "Biglietti",
    "Name of the ticket, such as Reduced.": "Nome del biglietto, ad esempio Ridotto.",
    Name: "Nome",
    "Price in the currency of the ticket.": "Prezzo nella valuta del biglietto.",
    Price: "Prezzo",
    "ISO 4217 code of the currency.": "Codice ISO 4217 della valuta.",
    Currency: "Valuta",
    "Where the ticket is sold.": "Indirizzo a cui è in vendita il biglietto.",
    "Sold at": "In vendita su",
    "How many there are.": "Numero di biglietti disponibili.",
    Number: "Quantità",
    "Start of the sale.": "Inizio della vendita.",
    "Sale starts": "Inizio vendita",
    "End of the sale.": "Fine della vendita.",
    "Sale ends": "Fine vendita",
    "Takes place": "Si svolge",
    "As planned.": "Come previsto.",
    "Cancelled.": "Annullato.",
    "Postponed.": "Rinviato.",
    "Rescheduled.": "Spostato ad altra data.",
    "Moved online.": "Ora online.",
    Reason: "Motivo",
    "Former start": "Inizio precedente",
    "Address online": "Indirizzo online",
    "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.":
      "Il programma o sito da cui proviene l'elemento: lettere minuscole, cifre, punti, trattini e trattini bassi.",
    "Its id there, without control characters.": "Il suo ID in quel luogo, senza caratteri di controllo.",
    Telephone: "Telefono",
    "State or province": "Stato o provincia",
    Latitude: "Latitudine",
    Longitude: "Longitudine",
    "Category above": "Categoria superiore",
    Color: "Colore",
    "Publishes and maintains a calendar of events with its venues, organizers, categories and tags.":
      "Pubblica e gestisce un calendario di eventi con i relativi luoghi, organizzatori, categorie e tag.",
    "Something that takes place at a time, maybe at a venue, held by organizers.":
      "Qualcosa che si svolge in un dato momento, eventualmente in un luogo, a cura di uno o più organizzatori.",
    "A place where events are held.": "Un luogo in cui si svolgono eventi.",
    "A person or group that holds events.": "Una persona o un gruppo che organizza eventi.",
    "A kind of event; categories can be nested.":
      "Un genere di eventi; le categorie possono essere disposte gerarchicamente.",
    "A word that events are marked with.": "Una parola con cui sono contrassegnati gli eventi.",
    "List the routes": "Elencare le rotte",
    "Lists the routes with their methods and arguments.":
      "Elenca le rotte con i relativi metodi e argomenti.",
    "Get the OpenAPI document": "Ottenere il documento OpenAPI",
    "The OpenAPI document of this service in the language asked for.":
      "Il documento OpenAPI di questo servizio nella lingua richiesta.",
    "Get the hashes of the contract": "Ottenere gli hash del contratto",
    "Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.":
      "Gli hash di ciò su cui fanno affidamento i client: uno per l'insieme e uno per ogni operazione. Un client conserva quelli con cui è stato creato e dal confronto capisce che cosa è cambiato.",
    "List changes of records": "Elencare le modifiche degli elementi",
    "Lists who changed which record how and when, the latest first.":
      "Elenca chi ha modificato quale record, come e quando, prima le modifiche più recenti.",
    "List webhooks": "Elencare i webhook",
    "Lists the webhooks.": "Elenca i webhook.",
    "Create a webhook": "Creare un webhook",
    "Creates a webhook; the answer shows its secret, once.":
      "Crea un webhook; la risposta ne mostra il segreto, una sola volta.",
    "Get a webhook": "Ottenere un webhook",
    "Gives the webhook with this name.": "Restituisce il webhook con questo nome.",
    "Update a webhook": "Modificare un webhook",
    "Changes what is sent of the webhook with this name.":
      "Modifica ciò che viene inviato del webhook con questo nome.",
    "Update a webhook (PUT)": "Modificare un webhook (PUT)",
    "Update a webhook (PATCH)": "Modificare un webhook (PATCH)",
    "Delete a webhook": "Eliminare un webhook",
    "Deletes the webhook with this name, and its messages.":
      "Elimina il webhook con questo nome e i suoi messaggi.",
    "Give a webhook a new secret": "Dare un nuovo segreto a un webhook",
    "Gives the webhook a new secret; the present one signs beside it for a day.":
      "Dà al webhook un nuovo segreto; quello attuale firma insieme per un giorno.",
    "Send a test message to a webhook": "Inviare un messaggio di prova a un webhook",
    "Sends a message for a test.": "Invia un messaggio di prova.",
    "List messages to a webhook": "Elencare i messaggi a un webhook",
    "Lists the messages to the webhook with this name, the latest first.":
      "Elenca i messaggi al webhook con questo nome, prima i più recenti.",
    "Send messages to a webhook again": "Inviare di nuovo messaggi a un webhook",
    "Sends messages again: one, those since a date, or else those given up.":
      "Invia di nuovo messaggi: uno, quelli da una data, oppure quelli abbandonati.",
    "List events": "Elencare gli eventi",
    "Lists events that pass all filters, page by page.":
      "Elenca gli eventi che soddisfano tutti i filtri, pagina per pagina.",
    "Create an event": "Creare un evento",
    "Creates an event.": "Crea un evento.",
    "List changes of events": "Elencare le modifiche: gli eventi",
    "Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.":
      "Elenca ciò che è cambiato da un token in poi, dal meno recente: invia `next_token` come `since` della richiesta successiva. Senza token elenca pagina per pagina tutti gli elementi che soddisfano i filtri, e termina con il token di ciò che segue. Non c'è un periodo predefinito.",
    "Follow changes of events": "Seguire le modifiche: gli eventi",
    "Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.":
      "Invia ogni modifica quando avviene, come eventi inviati dal server del tipo `change`, i cui dati sono una modifica come negli elenchi. Comincia da `Last-Event-ID` o `since`, se ne è indicato uno, altrimenti da adesso. `end`: collegarsi di nuovo; `expired`: ricominciare senza token.",
    "Find similar events": "Trovare simili: gli eventi",
    "Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.":
      "Trova gli eventi che sono probabilmente ciò che si sta per creare, i risultati più simili per primi. I nomi si confrontano tollerando gli errori di battitura; con un inizio, contano solo quelli di quel giorno, del giorno prima e di quello dopo.",
    "Get an event": "Ottenere un evento",
    "Gets an event by its id.": "Restituisce un evento in base all'ID.",
    "Update an event": "Modificare un evento",
    "Changes an event: the fields that are sent. The others stay as they are.":
      "Modifica un evento: i campi inviati. Gli altri restano invariati.",
    "Update an event (PUT)": "Modificare un evento (PUT)",
    "Update an event (PATCH)": "Modificare un evento (PATCH)",
    "Delete an event": "Eliminare un evento",
    "Deletes an event, which its id names.": "Elimina un evento in base all'ID.",
    "Get an event by slug": "Ottenere un evento tramite lo slug",
    "Gets an event by its slug.": "Restituisce un evento in base allo slug.",
    "Update an event by slug": "Modificare un evento tramite lo slug",
    "Changes an event, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un evento in base allo slug: i campi inviati. Gli altri restano invariati.",
    "Update an event by slug (PUT)": "Modificare un evento tramite lo slug (PUT)",
    "Update an event by slug (PATCH)": "Modificare un evento tramite lo slug (PATCH)",
    "Delete an event by slug": "Eliminare un evento tramite lo slug",
    "Deletes an event, which its slug names.": "Elimina un evento in base allo slug.",
    "Get an event by its external id": "Ottenere un evento tramite l'ID esterno",
    "Gets an event by its external id.": "Restituisce un evento in base all'ID esterno.",
    "Create or update an event by its external id": "Creare o modificare un evento tramite l'ID esterno",
    "Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un evento con questo ID esterno o, se c'è già, modifica i campi inviati: chiamate simultanee creano un solo elemento.",
    "Delete an event by its external id": "Eliminare un evento tramite l'ID esterno",
    "Deletes an event, which its external id names.": "Elimina un evento in base all'ID esterno.",
    "Write many events": "Scrivere più elementi: gli eventi",
    "Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.":
      "Esegue molte scritture in una richiesta, ciascuna come farebbe la sua richiesta: con i suoi permessi, i suoi controlli e i suoi errori. Ciascuna ha il proprio esito, nell'ordine delle scritture; quelle di uno stesso elemento avvengono una dopo l'altra.",
    "List events (iCalendar)": "Elencare gli eventi (iCalendar)",
    "The same as an iCalendar file, to import or subscribe to.":
      "Lo stesso come file iCalendar, da importare o a cui abbonarsi.",
    "List events (RSS)": "Elencare gli eventi (RSS)",
    "The same as an RSS feed.": "Lo stesso come feed RSS.",
    "Get an event (iCalendar)": "Ottenere un evento (iCalendar)",
    "Get an event by slug (iCalendar)": "Ottenere un evento tramite lo slug (iCalendar)",
    "List venues": "Elencare i luoghi",
    "Lists venues that pass all filters, page by page.":
      "Elenca i luoghi che soddisfano tutti i filtri, pagina per pagina.",
    "Create a venue": "Creare un luogo",
    "Creates a venue.": "Crea un luogo.",
    "Get a venue": "Ottenere un luogo",
    "Gets a venue by its id.": "Restituisce un luogo in base all'ID.",
    "Update a venue": "Modificare un luogo",
    "Changes a venue: the fields that are sent. The others stay as they are.":
      "Modifica un luogo: i campi inviati. Gli altri restano invariati.",
    "Update a venue (PUT)": "Modificare un luogo (PUT)",
    "Update a venue (PATCH)": "Modificare un luogo (PATCH)",
    "Delete a venue": "Eliminare un luogo",
    "Deletes a venue, which its id names.": "Elimina un luogo in base all'ID.",
    "Get a venue by slug": "Ottenere un luogo tramite lo slug",
    "Gets a venue by its slug.": "Restituisce un luogo in base allo slug.",
    "Update a venue by slug": "Modificare un luogo tramite lo slug",
    "Changes a venue, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un luogo in base allo slug: i campi inviati. Gli altri restano invariati.",
    "Update a venue by slug (PUT)": "Modificare un luogo tramite lo slug (PUT)",
    "Update a venue by slug (PATCH)": "Modificare un luogo tramite lo slug (PATCH)",
    "Delete a venue by slug": "Eliminare un luogo tramite lo slug",
    "Deletes a venue, which its slug names.": "Elimina un luogo in base allo slug.",
    "Create or update a venue by its external id": "Creare o modificare un luogo tramite l'ID esterno",
    "Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un luogo con questo ID esterno o, se c'è già, modifica i campi inviati: chiamate simultanee creano un solo elemento.",
    "List organizers": "Elencare gli organizzatori",
    "Lists organizers that pass all filters, page by page.":
      "Elenca gli organizzatori che soddisfano tutti i filtri, pagina per pagina.",
    "Create an organizer": "Creare un organizzatore",
    "Creates an organizer.": "Crea un organizzatore.",
    "Get an organizer": "Ottenere un organizzatore",
    "Gets an organizer by its id.": "Restituisce un organizzatore in base all'ID.",
    "Update an organizer": "Modificare un organizzatore",
    "Changes an organizer: the fields that are sent. The others stay as they are.":
      "Modifica un organizzatore: i campi inviati. Gli altri restano invariati.",
    "Update an organizer (PUT)": "Modificare un organizzatore (PUT)",
    "Update an organizer (PATCH)": "Modificare un organizzatore (PATCH)",
    "Delete an organizer": "Eliminare un organizzatore",
    "Deletes an organizer, which its id names.": "Elimina un organizzatore in base all'ID.",
    "Get an organizer by slug": "Ottenere un organizzatore tramite lo slug",
    "Gets an organizer by its slug.": "Restituisce un organizzatore in base allo slug.",
    "Update an organizer by slug": "Modificare un organizzatore tramite lo slug",
    "Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un organizzatore in base allo slug: i campi inviati. Gli altri restano invariati.",
    "Update an organizer by slug (PUT)": "Modificare un organizzatore tramite lo slug (PUT)",
    "Update an organizer by slug (PATCH)": "Modificare un organizzatore tramite lo slug (PATCH)",
    "Delete an organizer by slug": "Eliminare un organizzatore tramite lo slug",
    "Deletes an organizer, which its slug names.": "Elimina un organizzatore in base allo slug.",
    "Create or update an organizer by its external id":
      "Creare o modificare un organizzatore tramite l'ID esterno",
    "Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un organizzatore con questo ID esterno o, se c'è già, modifica i campi inviati: chiamate simultanee creano un solo elemento.",
    "List categories": "Elencare le categorie",
    "Lists categories that pass all filters, page by page.":
      "Elenca le categorie che soddisfano tutti i filtri, pagina per pagina.",
    "Create a category": "Creare una categoria",
    "Creates a category.": "Crea una categoria.",
    "Get a category": "Ottenere una categoria",
    "Gets a category by its id.": "Restituisce una categoria in base all'ID.",
    "Update a category": "Modificare una categoria",
    "Changes a category: the fields that are sent. The others stay as they are.":
      "Modifica una categoria: i campi inviati. Gli altri restano invariati.",
    "Update a category (PUT)": "Modificare una categoria (PUT)",
    "Update a category (PATCH)": "Modificare una categoria (PATCH)",
    "Delete a category": "Eliminare una categoria",
    "Deletes a category, which its id names.": "Elimina una categoria in base all'ID.",
    "Create or update a category by its external id":
      "Creare o modificare una categoria tramite l'ID esterno",
    "Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea una categoria con questo ID esterno o, se c'è già, modifica i campi inviati: chiamate simultanee creano un solo elemento.",
    "List tags": "Elencare i tag",
    "Lists tags that pass all filters, page by page.":
      "Elenca i tag che soddisfano tutti i filtri, pagina per pagina.",
    "Create a tag": "Creare un tag",
    "Creates a tag.": "Crea un tag.",
    "Get a tag": "Ottenere un tag",
    "Gets a tag by its id.": "Restituisce un tag in base all'ID.",
    "Update a tag": "Modificare un tag",
    "Changes a tag: the fields that are sent. The others stay as they are.":
      "Modifica un tag: i campi inviati. Gli altri restano invariati.",
    "Update a tag (PUT)": "Modificare un tag (PUT)",
    "Update a tag (PATCH)": "Modificare un tag (PATCH)",
    "Delete a tag": "Eliminare un tag",
    "Deletes a tag, which its id names.": "Elimina un tag in base all'ID.",
    "Create or update a tag by its external id": "Creare o modificare un tag tramite l'ID esterno",
    "Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un tag con questo ID esterno o, se c'è già, modifica i campi inviati: chiamate simultanee creano un solo elemento.",
    "Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`":
      "Eventi: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`",
    "Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`":
      "Luoghi: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`",
    "Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`":
      "Organizzatori: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`",
    "Categories: `category.created`, `category.updated`, `category.deleted`":
      "Categorie: `category.created`, `category.updated`, `category.deleted`",
    "Tags: `tag.created`, `tag.updated`, `tag.deleted`": "Tag: `tag.created`, `tag.updated`, `tag.deleted`",
    "- `asc`: Ascending.\n- `desc`: Descending.": "- `asc`: Crescente.\n- `desc`: Decrescente.",
    "- `name`: By name.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.":
      "- `name`: Per nome.\n- `created`: Per momento della creazione.\n- `modified`: Per momento dell'ultima modifica.",
    "- `date`: By start.\n- `title`: By title.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.\n- `distance`: By how far the nearest venue is.":
      "- `date`: Per inizio.\n- `title`: Per titolo.\n- `created`: Per momento della creazione.\n- `modified`: Per momento dell'ultima modifica.\n- `distance`: Per distanza del luogo più vicino.",
    "- `all`: Everything, the past and the far future as well.":
      "- `all`: Tutto, anche il passato e il futuro lontano.",
    "- `name`: By name.\n- `id`: By id.\n- `term_id`: By id.\n- `slug`: By slug.\n- `count`: By the number of published events.\n- `description`: By description.\n- `term_group`: By group; all terms are in one group.\n- `include`: In the order of the ids given in include.":
      "- `name`: Per nome.\n- `id`: Per ID.\n- `term_id`: Per ID.\n- `slug`: Per slug.\n- `count`: Per numero di eventi pubblicati.\n- `description`: Per descrizione.\n- `term_group`: Per gruppo; tutti i termini appartengono a un unico gruppo.\n- `include`: Nell'ordine degli ID indicati in include.",
    "- `view`: As readers see it.\n- `embed`: As embedded in other records.\n- `edit`: As editors see it.":
      "- `view`: Come lo vedono i lettori.\n- `embed`: Come compare all'interno di altri elementi.\n- `edit`: Come lo vede la redazione.",
    "- `waiting`: Will be sent, or sent again.\n- `delivered`: The receiver took it.\n- `given_up`: The receiver did not take it in time.":
      "- `waiting`: Verrà inviato, o inviato di nuovo.\n- `delivered`: Il destinatario lo ha accettato.\n- `given_up`: Il destinatario non lo ha accettato in tempo.",
    "- `this`: This occurrence alone.\n- `following`: This occurrence and those after it.\n- `all`: All occurrences of the series.":
      "- `this`: Solo questa data.\n- `following`: Questa data e quelle successive.\n- `all`: Tutte le date della serie.",
    "- `scheduled`: As planned.\n- `canceled`: Cancelled.\n- `postponed`: Postponed.\n- `rescheduled`: Rescheduled.\n- `moved-online`: Moved online.":
      "- `scheduled`: Come previsto.\n- `canceled`: Annullato.\n- `postponed`: Rinviato.\n- `rescheduled`: Spostato ad altra data.\n- `moved-online`: Ora online.",
    "- `create`: Creates a record.\n- `update`: Changes the fields that are given of the record with the id.\n- `upsert`: Creates the record with the external id, or changes the fields that are given.\n- `delete`: Deletes the record with the id.":
      "- `create`: Crea un elemento.\n- `update`: Modifica i campi indicati dell'elemento con l'ID.\n- `upsert`: Crea l'elemento con l'ID esterno o modifica i campi indicati.\n- `delete`: Elimina l'elemento con l'ID.",
    "- `publish`: Visible to everyone.\n- `future`: Published automatically at its publication date.\n- `draft`: Not finished; visible to its author and to editors.\n- `pending`: Waits for an editor to publish it.\n- `private`: Visible to its author and to those who may read private records.\n- `trash`: Deleted; an update brings it back.":
      "- `publish`: Visibile a tutti.\n- `future`: Pubblicato automaticamente alla data di pubblicazione prevista.\n- `draft`: Bozza non ancora ultimata; visibile all'autore e alla redazione.\n- `pending`: In attesa di pubblicazione da parte della redazione.\n- `private`: Visibile all'autore e a chi è autorizzato a leggere gli elementi privati.\n- `trash`: Nel cestino; una modifica ripristina l'elemento.",
    "The parts of a date and time, each as text with leading zeros.":
      "Le parti di una data e ora, ciascuna come testo con gli zeri iniziali.",
    "Four digits.": "Quattro cifre.",
    "01 to 12.": "Da 01 a 12.",
    "01 to 31.": "Da 01 a 31.",
    "00 to 23.": "Da 00 a 23.",
    "00 to 59.": "Da 00 a 59.",
    "The cost of an event, taken apart.": "Il costo di un evento, suddiviso nelle sue parti.",
    "How a record repeats, on the clocks of its own time zone.":
      "Come si ripete un elemento, secondo gli orologi del suo fuso orario.",
    "One kind of ticket for an event.": "Un tipo di biglietto per un evento.",
    "What a record is called where it comes from.": "Come si chiama un elemento nel luogo da cui proviene.",
    "An image with the sizes it is stored in.": "Un'immagine con le dimensioni in cui è salvata.",
    "Address of the original file.": "Indirizzo del file originale.",
    "Id of the image.": "ID dell'immagine.",
    "File name extension, such as jpg.": "Estensione del nome del file, ad esempio jpg.",
    "Width in pixels.": "Larghezza in pixel.",
    "Height in pixels.": "Altezza in pixel.",
    "Size of the file in bytes.": "Dimensione del file in byte.",
    "The stored sizes by name, such as thumbnail.": "Le dimensioni salvate, per nome, ad esempio thumbnail.",
    "One stored size of an image.": "Una delle dimensioni in cui è salvata un'immagine.",
    "Media type, such as image/jpeg.": "Tipo di file multimediale, ad esempio image/jpeg.",
    "Address of the file.": "Indirizzo del file.",
    "Addresses that belong to a term.": "Gli indirizzi relativi a un termine.",
    "Address of the term.": "Indirizzo del termine.",
    "Address of the list that contains the term.": "Indirizzo dell'elenco che contiene il termine.",
    "Address of the parent term.": "Indirizzo del termine superiore.",
    "What became of the writes of a batch.": "Esiti delle scritture.",
    "An outcome for each item, in their order.": "Un esito per ogni scrittura, nel loro ordine.",
    "What became of one write of a batch.": "Esito di una scrittura.",
    "Status of the answer that its own request would get.":
      "Stato della risposta che otterrebbe la sua richiesta.",
    "The record that its own request would answer with.":
      "L'elemento con cui risponderebbe la sua richiesta.",
    "The error that its own request would answer with.": "L'errore con cui risponderebbe la sua richiesta.",
    "True where nothing was stored, because the record was the same already.":
      "True se non è stato salvato nulla, perché l'elemento era già così.",
    "Changes of records, the latest first.": "Modifiche di record, prima le più recenti.",
    "The changes of the page.": "Le modifiche della pagina.",
    "Number of the page.": "Numero della pagina.",
    "How many there are on all pages.": "Quanti sono in tutte le pagine.",
    "How many pages there are.": "Quante pagine ci sono.",
    "A change of a record.": "Una modifica di un record.",
    "When it was made, in UTC.": "Quando è stata fatta, in UTC.",
    "What was done: created, updated, trashed, restored, published or deleted.":
      "Che cosa è stato fatto: created, updated, trashed, restored, published o deleted.",
    "Whether the record came to be published by it.": "Se con ciò il record è stato pubblicato.",
    "The kind of record.": "Il tipo di record.",
    "Which revision of the record it made.": "Quale revisione del record ne è risultata.",
    "Id of the key it was made with; empty without one.": "Id della chiave usata; vuoto senza chiave.",
    "Name of that key; empty where the service itself made the change.":
      "Nome di quella chiave; vuoto se il servizio ha agito da solo.",
    "Role of that key.": "Ruolo di quella chiave.",
    "Id of the request.": "Id della richiesta.",
    "Language of the request.": "Lingua della richiesta.",
    "The fields that changed.": "I campi modificati.",
    "A field before and after a change. What is long is cut, passwords are not shown.":
      "Un campo prima e dopo una modifica. Ciò che è lungo viene tagliato, le password non vengono mostrate.",
    "Name of the field.": "Nome del campo.",
    "Language version, of a field that has several.": "Versione linguistica, se il campo ne ha diverse.",
    "Value before, null for none.": "Valore precedente, null se non c'era.",
    "Value afterwards, null for none.": "Valore successivo, null se non c'è.",
    "All webhooks.": "Tutti i webhook.",
    "The webhooks by name.": "I webhook per nome.",
    "A receiver of messages about changes.": "Un destinatario che viene informato delle modifiche.",
    "Name of the webhook.": "Nome del webhook.",
    "Types of messages it gets; * means all.": "Tipi di messaggi che riceve; * significa tutti.",
    "Whether messages are sent.": "Se i messaggi vengono inviati.",
    "Role as which messages show records.": "Ruolo con cui i messaggi mostrano i record.",
    "Since when every attempt has failed; absent where the last one did not.":
      "Da quando ogni tentativo fallisce; assente se l'ultimo è riuscito.",
    "When the service switched it off.": "Quando il servizio lo ha disattivato.",
    "Why the service switched it off.": "Perché il servizio lo ha disattivato.",
    "How many messages wait to be sent.": "Quanti messaggi attendono di essere inviati.",
    "Secret that messages are signed with; shown only when it is made.":
      "Segreto con cui vengono firmati i messaggi; mostrato solo alla creazione.",
    "A message that was made for a test.": "Un messaggio creato per una prova.",
    "Id of the message, to be found in the log.": "Id del messaggio, che si trova nel registro.",
    "Messages to one webhook, the latest first.": "Messaggi a un webhook, prima i più recenti.",
    "The messages of the page.": "I messaggi della pagina.",
    "A message to one webhook, and what became of it.": "Un messaggio a un webhook, e che cosa ne è stato.",
    "Id of the message, which stays the same when it is sent again.":
      "Id del messaggio, che resta lo stesso quando viene inviato di nuovo.",
    "Type of the message.": "Tipo del messaggio.",
    "The record it is about.": "Il record di cui tratta.",
    "What became of it.": "Che cosa ne è stato.",
    "When the change was made, in UTC.": "Quando è stata fatta la modifica, in UTC.",
    "How many attempts were made.": "Quanti tentativi sono stati fatti.",
    "When the next attempt is due.": "Quando è previsto il prossimo tentativo.",
    "The last attempts.": "Gli ultimi tentativi.",
    "What is sent, as JSON text.": "Ciò che viene inviato, come testo JSON.",
    "An attempt to send a message.": "Un tentativo di inviare un messaggio.",
    "Status of the answer; absent where there was none.":
      "Stato della risposta; assente se non ce n'è stata.",
    "Why it failed.": "Perché è fallito.",
    "Milliseconds until the answer.": "Millisecondi fino alla risposta.",
    "What is sent again.": "Ciò che viene inviato di nuovo.",
    "How many messages are sent again.": "Quanti messaggi vengono inviati di nuovo.",
    "The cost of an event, taken apart, as it may be sent.":
      "Il costo di un evento, suddiviso nelle sue parti, come si può inviare.",
    "One write of a batch.": "Una scrittura fra tante.",
    "What it does.": "Che cosa fa.",
    "Which kind of record it writes, where that is not the kind of the address.":
      "Quale tipo di elemento scrive, se non è quello dell'indirizzo.",
    "Id of the record that it changes or deletes.": "ID dell'elemento che modifica o elimina.",
    "The external id of the record, instead of its id.": "ID esterno dell'elemento, al posto del suo ID.",
    "Rejects the write with 412 where anybody but the source of the external id has changed the record since the source wrote it.":
      "Rifiuta la scrittura con 412 se qualcuno diverso dalla fonte dell'ID esterno ha modificato l'elemento da quando la fonte lo ha scritto.",
    "With create: a record of that name that exists already is the outcome, and stays as it is.":
      "Con create: se esiste già un elemento con quel nome, il risultato è quello, che resta com'è.",
    'What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the id of the record of an earlier item, counted from 0.':
      'Ciò che avrebbe il corpo o la query della sua richiesta. `{"$ref": "items/3"}` al suo interno sta per l\'ID dell\'elemento di una scrittura precedente, contata da 0.',
    "Id of the record that is unique across services.": "ID dell'elemento, univoco tra tutti i servizi.",
    "The global ids the record has had.": "Gli ID globali che l'elemento ha avuto.",
    "Id of the author, as text.": "ID dell'autore, come testo.",
    "Status that the record has.": "Stato in cui si trova l'elemento.",
    "Date and time of the last change in the time zone of the site.":
      "Data e ora dell'ultima modifica nel fuso orario del sito.",
    "Date and time of the last change in UTC.": "Data e ora dell'ultima modifica in UTC.",
    "Address of the web page of the record.": "Indirizzo della pagina web dell'elemento.",
    "Address of the record in this service.": "Indirizzo dell'elemento in questo servizio.",
    "The featured image with the sizes it is stored in; false or absent where there is none.":
      "L'immagine in evidenza con le dimensioni salvate; false o assente se non c'è.",
    "Start, taken apart.": "Inizio, suddiviso nelle sue parti.",
    "End, taken apart.": "Fine, suddivisa nelle sue parti.",
    "Start in UTC.": "Inizio in UTC.",
    "Start in UTC, taken apart.": "Inizio in UTC, suddiviso nelle sue parti.",
    "End in UTC.": "Fine in UTC.",
    "End in UTC, taken apart.": "Fine in UTC, suddivisa nelle sue parti.",
    "Abbreviation of the time zone at the start, such as CET.":
      "Abbreviazione del fuso orario all'inizio dell'evento, ad esempio CET.",
    "What it costs, with the currency sign, for display.":
      "Il costo con il simbolo di valuta, per la visualizzazione.",
    "The cost, taken apart.": "Il costo, suddiviso nelle sue parti.",
    "Address of the website; empty or absent where there is none.":
      "Indirizzo del sito web; vuoto o assente se non c'è.",
    "Whether a map is shown.": "Se viene mostrata una mappa.",
    "Whether a link to a map is shown.": "Se viene mostrato un link a una mappa.",
    "Whether lists leave the event out.": "Se l'evento è escluso dagli elenchi.",
    "Whether the calendar view lists the event first.":
      "Se l'evento è al primo posto nella vista del calendario.",
    "The categories of the event.": "Le categorie dell'evento.",
    "The tags of the event.": "I tag dell'evento.",
    "The venue of the event; several are a list, none is an empty list.":
      "Il luogo dell'evento; più luoghi formano un elenco, nessuno un elenco vuoto.",
    "The organizers of the event.": "Gli organizzatori dell'evento.",
    "Always empty.": "Sempre vuoto.",
    "The record as schema.org data; in answers for a single record only.":
      "L'elemento come dati schema.org; solo nelle risposte relative a un singolo elemento.",
    "Not used.": "Non utilizzato.",
    "How many published events have the term.": "Numero di eventi pubblicati associati al termine.",
    "The kind of term.": "Il genere di termine.",
    "Id of the category above; 0 where there is none.": "ID della categoria superiore; 0 se non c'è.",
    "Addresses that belong to the term.": "Gli indirizzi relativi al termine.",
    "The same addresses as links; in answers for a single term only.":
      "Gli stessi indirizzi come collegamenti; solo nelle risposte su un singolo termine.",
    "Always 0.": "Sempre 0.",
    "The same as id.": "Uguale a id.",
    "Always raw.": "Sempre raw.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`incorrect_password`: The key is not valid.": "`incorrect_password`: La chiave non è valida.",
    "- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "`rest_invalid_namespace`: The namespace was not found.":
      "`rest_invalid_namespace`: Lo spazio dei nomi non è stato trovato.",
    "`rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "`rest_too_many_requests`: Più di {limit} richieste in un minuto; attendere il tempo indicato da Retry-After.",
    "`rest_internal_error`: The request failed for a reason inside the service.":
      "`rest_internal_error`: La richiesta non è riuscita per un motivo interno al servizio.",
    "- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_timeout`: La richiesta ha richiesto troppo tempo ed è stata abbandonata; riprovare più tardi.\n- `rest_store_unavailable`: Il database al momento non risponde; riprovare più tardi.",
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Per questa operazione è necessario autenticarsi.\n- `incorrect_password`: La chiave non è valida.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Non si dispone dell'autorizzazione necessaria per questa operazione.\n- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_missing_callback_param`: Parametri mancanti: {names}\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: Per {seconds} secondi non è arrivato nulla del corpo; inviare di nuovo la richiesta.",
    "`rest_webhook_exists`: There is a webhook named {name} already.":
      "`rest_webhook_exists`: Esiste già un webhook di nome {name}.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: Il corpo della richiesta supera i {limit} byte.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: La codifica del contenuto {type} non è supportata; il corpo va inviato senza compressione.\n- `rest_unsupported_media_type`: Il set di caratteri {charset} non è supportato; inviare il corpo in UTF-8.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: I corpi delle richieste in corso superano i {limit} byte; inviare di nuovo questa richiesta dopo il tempo indicato da Retry-After.\n- `rest_too_many_requests`: Più di {limit} richieste in un minuto; attendere il tempo indicato da Retry-After.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: L'archivio non ha spazio per il record; nulla è stato modificato.",
    "`rest_webhook_unknown`: There is no webhook named {name}.":
      "`rest_webhook_unknown`: Non esiste un webhook di nome {name}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`event-archive-page-not-found`: That page of the archive does not exist.":
      "`event-archive-page-not-found`: Questa pagina dell'archivio non esiste.",
    "`changes_expired`: The token of `since` is no longer valid: it is too old, or your rights or the store have changed since. Ask again without `since`, and replace what you have.":
      "`changes_expired`: Il token di `since` non è più valido: è troppo vecchio, oppure i tuoi diritti o il database sono cambiati nel frattempo. Ripeti la richiesta senza `since` e sostituisci ciò che hai.",
    "- `rest_too_many_listeners`: There are too many streams open; try again later.\n- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_too_many_listeners`: Ci sono troppi flussi aperti; riprovare più tardi.\n- `rest_timeout`: La richiesta ha richiesto troppo tempo ed è stata abbandonata; riprovare più tardi.\n- `rest_store_unavailable`: Il database al momento non risponde; riprovare più tardi.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_missing_callback_param`: Parametri mancanti: {names}\n- `invalid-linked-record`: {name} rimanda a un elemento inesistente.\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "`rest_idempotency_key_in_use`: Una richiesta con questa Idempotency-Key è in corso di elaborazione; riprovare.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Questa Idempotency-Key è già arrivata con un'altra richiesta; usarne una nuova per ogni scrittura.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest-invalid-event-id`: Il numero {id} appartiene a un elemento che non è un evento.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "- `event-no-longer-available`: This event is no longer available.\n- `event-not-accessible`: This record is not accessible.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `event-no-longer-available`: Questo evento non è più disponibile.\n- `event-not-accessible`: Questo elemento non è accessibile.\n- `event-password-protected`: Questo elemento è protetto da password.\n- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "`rest-event-not-found`: There is no event with the number {id}.":
      "`rest-event-not-found`: Non esiste alcun evento con il numero {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_missing_callback_param`: Parametri mancanti: {names}\n- `invalid-linked-record`: {name} rimanda a un elemento inesistente.\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest-invalid-event-id`: Il numero {id} appartiene a un elemento che non è un evento.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Troppe richieste stanno modificando l'elemento contemporaneamente; riprovare.\n- `rest_idempotency_key_in_use`: Una richiesta con questa Idempotency-Key è in corso di elaborazione; riprovare.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: L'elemento è stato modificato nel frattempo; è necessario leggerlo di nuovo.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest-invalid-event-id`: Il numero {id} appartiene a un elemento che non è un evento.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Non si dispone dell'autorizzazione necessaria per questa operazione.\n- `event-password-protected`: Questo elemento è protetto da password.\n- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "`event-is-in-trash`: This record is in the trash already.":
      "`event-is-in-trash`: Questo elemento è già nel cestino.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_missing_callback_param`: Parametri mancanti: {names}\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`venue-archive-page-not-found`: That page of the archive does not exist.":
      "`venue-archive-page-not-found`: Questa pagina dell'archivio non esiste.",
    "- `venue-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `venue-not-accessible`: Questo elemento non è accessibile.\n- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "`venue-is-in-trash`: This record is in the trash already.":
      "`venue-is-in-trash`: Questo elemento è già nel cestino.",
    "`organizer-archive-page-not-found`: That page of the archive does not exist.":
      "`organizer-archive-page-not-found`: Questa pagina dell'archivio non esiste.",
    "- `organizer-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `organizer-not-accessible`: Questo elemento non è accessibile.\n- `rest_forbidden`: Senza chiavi questo servizio risponde solo alle richieste locali; {header} non è locale. Creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.\n- `rest_forbidden`: Senza chiavi le pagine di altre porte possono scrivere solo con JSON (Content-Type: application/json). In alternativa, creare una chiave con `npm run keys` o impostare ADMIN_API_KEY, e inviare quella chiave.",
    "`organizer-is-in-trash`: This record is in the trash already.":
      "`organizer-is-in-trash`: Questo elemento è già nel cestino.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `term_exists`: A term with that name exists already.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parametri non validi: {names}\n- `rest_missing_callback_param`: Parametri mancanti: {names}\n- `invalid-linked-record`: {name} rimanda a un elemento inesistente.\n- `rest_invalid_json`: Il corpo della richiesta non è un JSON valido.\n- `rest_invalid_body`: Impossibile leggere il corpo della richiesta: {reason}.\n- `term_exists`: Esiste già un termine con questo nome.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key ha da 1 a {limit} caratteri, tutti caratteri ASCII visibili o spazi.\n- `rest_invalid_address`: L'indirizzo della richiesta non è valido: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `duplicate_term_slug`: The slug {slug} is in use by another term.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Troppe richieste stanno modificando l'elemento contemporaneamente; riprovare.\n- `duplicate_term_slug`: Lo slug {slug} è già usato da un altro termine.\n- `rest_idempotency_key_in_use`: Una richiesta con questa Idempotency-Key è in corso di elaborazione; riprovare.",
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
    "/components/schemas/AuditEntry/properties/record/description": "Id del record.",
    "/components/schemas/WebhookList/properties/total/description": "Quanti sono.",
    "/components/schemas/Webhook/properties/created/description": "Quando è stato creato, in UTC.",
    "/components/schemas/WebhookAttempt/properties/at/description": "Quando è stato fatto, in UTC.",
    "/components/schemas/EventChange/properties/id/description": "Id of the record.",
    "/components/schemas/EventChangeDate/properties/id/description": "Id of the record.",
  },
};
