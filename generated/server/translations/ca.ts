// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInCa: Translations = {
  texts: {
    "Coordinates of venues, and finding events near a place.":
      "Coordenades dels llocs i cerca d'esdeveniments a prop d'un punt.",
    "Whether events take place as planned, and events online.":
      "Si els esdeveniments tenen lloc com estava previst, i esdeveniments en línia.",
    "Tickets of an event with price, capacity and sale period.":
      "Entrades d'un esdeveniment amb preu, aforament i període de venda.",
    "Events that belong to another event.": "Esdeveniments que pertanyen a un altre esdeveniment.",
    "Events that repeat by a rule.": "Esdeveniments que es repeteixen segons una regla.",
    "Colors of categories in the calendar.": "Colors de les categories al calendari.",
    "Id of the record.": "Identificador del registre.",
    "Short name in addresses.": "Nom curt en els URL.",
    "The namespace to describe.": "L'espai de noms que es descriu.",
    "The scope of the request.": "L'àmbit de la petició.",
    "The language version of the content that the caller reads or writes.":
      "La versió lingüística del contingut que el client llegeix o escriu.",
    "Only changes of this kind of record.": "Només els canvis d'aquest tipus de registre.",
    "Only changes of the record with this id.": "Només els canvis del registre amb aquest id.",
    "Only changes made with the key of this id or name.":
      "Només els canvis fets amb la clau d'aquest id o nom.",
    "Only changes made by the request with this id.": "Només els canvis fets per la petició amb aquest id.",
    "Only changes from this date and time on.": "Només els canvis a partir d'aquesta data i hora.",
    "Only changes before this date and time.": "Només els canvis anteriors a aquesta data i hora.",
    "The page to return.": "La pàgina que es vol.",
    "How many a page holds.": "Quants en té una pàgina.",
    "Name of the webhook: lower-case letters, digits and hyphens.":
      "Nom del webhook: lletres minúscules, xifres i guionets.",
    "Address that messages are posted to.": "Adreça a la qual s'envien els missatges.",
    "Types of messages to send, such as event.published or event.*; all where missing.":
      "Tipus de missatges que s'envien, com ara event.published o event.*; tots si no es dona.",
    "Whether messages are sent; those that waited meanwhile go at once.":
      "Si s'envien missatges; els que esperaven surten de seguida.",
    "Only messages in this state.": "Només els missatges en aquest estat.",
    "Id of one message.": "Id d'un missatge.",
    "Messages from this date and time on.": "Missatges a partir d'aquesta data i hora.",
    "The page of the archive to return.": "La pàgina de l'arxiu que es retorna.",
    "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
      "Quants registres té una pàgina: 10 si no s'indica, 50 com a màxim, i els nombres més grans compten com a 50; page porta a la resta.",
    "Only events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all includes the past.":
      "Només els esdeveniments que comencen en aquesta data o més tard. Si falta, d'ahir endavant, tret que hi hagi un filtre com ends_after; window=all inclou el passat.",
    "Only events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all includes later ones.":
      "Només els esdeveniments que acaben en aquesta data o abans. Si falta, d'aquí a dos anys, tret que hi hagi un filtre com ends_after; window=all inclou els posteriors.",
    "all: events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
      "all: esdeveniments de tots els temps, també passats i llunyans, si start_date i end_date no diuen altra cosa.",
    "Only events that start before the date.":
      "Només els esdeveniments que comencen abans de la data indicada.",
    "Only events that start after the date.":
      "Només els esdeveniments que comencen després de la data indicada.",
    "Only events that end before the date.": "Només els esdeveniments que acaben abans de la data indicada.",
    "Only events that end after the date.": "Només els esdeveniments que acaben després de la data indicada.",
    "Only events that were changed after this time; a date alone is its midnight.":
      "Només els esdeveniments modificats després d'aquest moment; una data sola és la seva mitjanit.",
    "Only events that were changed last before this time; a date alone is its midnight.":
      "Només els esdeveniments modificats per última vegada abans d'aquest moment; una data sola és la seva mitjanit.",
    "True: the times given count exactly; false: the date filters cover whole days.":
      "Amb true, les hores indicades compten amb exactitud; amb false, els filtres de data abasten dies sencers.",
    'Words to find in title, description or excerpt; "a phrase" and -word work.':
      'Paraules que es busquen en el títol, la descripció o el resum; s\'admeten "una frase" i -paraula.',
    "Only events in one of these categories, by id, slug or name.":
      "Només els esdeveniments d'una d'aquestes categories, per identificador, slug o nom.",
    "Only events with one of these tags, by id, slug or name.":
      "Només els esdeveniments amb una d'aquestes etiquetes, per identificador, slug o nom.",
    "Only events at one of these venues, by id.":
      "Només els esdeveniments en un d'aquests llocs, per identificador.",
    "Only events at one of these venues, by slug.":
      "Només els esdeveniments en un d'aquests llocs, per slug.",
    "Only events of one of these organizers, by id.":
      "Només els esdeveniments d'un d'aquests organitzadors, per identificador.",
    "Only events of one of these organizers, by slug.":
      "Només els esdeveniments d'un d'aquests organitzadors, per slug.",
    "City: only events at a venue in this city, spelled as the venue has it.":
      "Ciutat: només els esdeveniments en un lloc d’aquesta ciutat, escrita com al lloc.",
    "Free: only events that cost nothing (true), or that cost something (false).":
      "Gratuït: només els esdeveniments que no costen res (true) o que costen alguna cosa (false).",
    "Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well.":
      "Preu màxim: només els esdeveniments el preu més baix dels quals no és superior, en qualsevol moneda; també els gratuïts.",
    "Only events that came from this source, as put_by_external names it.":
      "Només els esdeveniments que provenen d'aquesta font, tal com l'anomena put_by_external.",
    "Only events that are featured (true) or are not (false).":
      "Només els esdeveniments destacats (true) o no destacats (false).",
    "Only records in one of these post statuses.":
      "Només els registres en un d'aquests estats de publicació.",
    "Only events whose venue has coordinates (true) or has none (false).":
      "Només els esdeveniments el lloc dels quals té coordenades (true) o no en té (false).",
    "Latitude of a place, in degrees; needs geoloc_lng.":
      "Latitud d'un punt, en graus; requereix geoloc_lng.",
    "Longitude of a place, in degrees; needs geoloc_lat.":
      "Longitud d'un punt, en graus; requereix geoloc_lat.",
    "How far from the place a venue may be; in km.":
      "A quina distància del punt pot ser un lloc, com a màxim, en km.",
    "Only the events with these ids, in this order; date filters do not count.":
      "Només els esdeveniments amb aquests identificadors, en aquest ordre; els filtres de data no s'apliquen.",
    "Only events that belong to this event.": "Només els esdeveniments que pertanyen a aquest esdeveniment.",
    "Only events with tickets (true) or without (false).":
      "Només els esdeveniments amb entrades (true) o sense (false).",
    "Only events with one of these; scheduled are those that take place as planned.":
      "Només els esdeveniments amb un d’aquests valors; scheduled són els que tenen lloc com estava previst.",
    "Only events that take place online (true) or do not (false).":
      "Només els esdeveniments en línia (true) o no (false).",
    "Shows the events that this password protects in full.":
      "Mostra sencers els esdeveniments que protegeix aquesta contrasenya.",
    "edit: shows protected events in full to those who may edit them.":
      "edit: mostra sencers els esdeveniments protegits a qui els pot editar.",
    "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
      "Per què s'ordena; si falta, per inici. La distància necessita geoloc_lat i geoloc_lng.",
    "Direction of the order, ascending where missing.": "Sentit de l'ordre, ascendent si falta.",
    "Token of an earlier answer, to list what has changed since. Without it, all records are listed.":
      "Testimoni d'una resposta anterior, per llistar el que ha canviat des de llavors. Sense ell es llisten tots els registres.",
    "Changes per page, 500 at most.": "Canvis per pàgina, 500 com a màxim.",
    "True: the records of a series are one change, of the series, with the dates of all of them.":
      "True: els registres d'una sèrie són un sol canvi, el de la sèrie, amb les dates de tots ells.",
    "What the record is to be called.": "Com s'ha de dir el registre.",
    "When it is to start.": "Quan ha de començar.",
    "Time zone in which the start is meant; where missing, that of the site.":
      "Fus horari de l'inici; si falta, el del lloc.",
    "The record that it is to refer to, by id or name.":
      "El registre al qual s'ha de referir, per identificador o per nom.",
    "How many to find, 20 at most.": "Quants se'n cerquen, 20 com a màxim.",
    "Id of a record to leave out, such as the one that is being edited, with the other records of its series.":
      "Identificador d'un registre que s'omet, com el que s'està editant, amb els altres registres de la seva sèrie.",
    "Title of the event.": "Títol de l'esdeveniment.",
    "Start, date and time.": "Data i hora d'inici.",
    "End, date and time.": "Data i hora de finalització.",
    "Id of the author.": "Identificador de l'autor.",
    "Date and time of publication in the time zone of the site.":
      "Data i hora de publicació en la zona horària del web.",
    "Date and time of publication in UTC.": "Data i hora de publicació en UTC.",
    "What the event is about, as HTML.": "De què tracta l'esdeveniment, en HTML.",
    "Short name of the event in addresses.": "Nom curt de l'esdeveniment en els URL.",
    "A summary in a few sentences.": "Un resum en poques frases.",
    "Post status.": "Estat de publicació.",
    "Time zone of the event, such as Europe/Rome or UTC+2.":
      "Zona horària de l'esdeveniment, com ara Europe/Rome o UTC+2.",
    "The event spans whole days.": "L'esdeveniment dura dies sencers.",
    "The featured image: the id of an image, or its URL.":
      "La imatge destacada: l'identificador d'una imatge o el seu URL.",
    "What it costs: an amount, a range, a list, or words such as Free.":
      "Quant costa: un import, un interval, una llista o paraules com ara Free.",
    "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
      "El cost, desglossat: la moneda compta si el cost no n'indica cap, i els imports si no hi ha cost.",
    "Currency sign of a cost that names none; wins over cost_details.":
      "Símbol de moneda d'un cost que no n'indica cap; preval sobre cost_details.",
    "ISO 4217 code of the currency of the cost; wins over cost_details.":
      "Codi ISO 4217 de la moneda del cost; preval sobre cost_details.",
    "Position of the currency sign, prefix or postfix; takes precedence over cost_details.":
      "Posició del signe de moneda: prefix o postfix; preval sobre cost_details.",
    "Address of the event's own website.": "URL del web propi de l'esdeveniment.",
    "Show a map.": "Mostra un mapa.",
    "Show a link to a map.": "Mostra un enllaç a un mapa.",
    "Leave the event out of all lists.": "Exclou l'esdeveniment de totes les llistes.",
    "Put the event first in the calendar view.":
      "Col·loca l'esdeveniment en primer lloc en la vista de calendari.",
    "The event is featured on the site.": "L'esdeveniment està destacat al web.",
    "Categories, by id, slug or name.": "Categories, per identificador, slug o nom.",
    "Tags, by id, slug or name.": "Etiquetes, per identificador, slug o nom.",
    "Venues, by id, or as a record to create.":
      "Llocs, per identificador o com a registre que s'ha de crear.",
    "Organizers, by id, or as records to create.":
      "Organitzadors, per identificador o com a registres que s'han de crear.",
    "Password that readers need; an empty one removes it.":
      "Contrasenya que necessiten els lectors; una de buida la suprimeix.",
    "Id of the event this one belongs to.": "Identificador de l'esdeveniment al qual pertany aquest.",
    "How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it.":
      "Com es repeteix l'esdeveniment. El registre esdevé una sèrie, que no surt a cap llista; les seves dates són esdeveniments que hi pertanyen.",
    "The tickets of the event.": "Les entrades de l'esdeveniment.",
    "Whether the event takes place as planned; scheduled where none is given.":
      "Si l’esdeveniment té lloc com estava previst; scheduled si no s’indica res.",
    "Why the event does not take place as planned, for readers.":
      "Per què l’esdeveniment no té lloc com estava previst, per als lectors.",
    "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
      "Inici abans del canvi de data. S’anota quan un esdeveniment canviat de data rep un altre inici, tret que se n’indiqui un.",
    "The event takes place online, maybe besides its venue.":
      "L’esdeveniment té lloc en línia, potser a més del seu lloc.",
    "Where one takes part online.": "Adreça on es participa en línia.",
    "What the record is called where it comes from; no other record has the same.":
      "Com s'anomena el registre en el lloc d'on prové; cap altre registre té el mateix.",
    "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.":
      "Rebutja l'escriptura amb 412 si algú que no sigui la font del registre l'ha modificat des que la font el va escriure.",
    "import: the record moves here from elsewhere, with its id, its dates and its author.":
      "import: el registre arriba aquí des d'un altre lloc, amb el seu ID, les seves dates i el seu autor.",
    "With context=import: the id of a new record, which no record has or had.":
      "Amb context=import: l'ID d'un registre nou, que cap registre no té ni ha tingut.",
    "With context=import: when the record was created.": "Amb context=import: quan es va crear el registre.",
    "With context=import: when the record was changed last.":
      "Amb context=import: quan es va modificar el registre per darrera vegada.",
    "With context=import: the password that readers need, as it is stored.":
      "Amb context=import: la contrasenya que necessiten els lectors, tal com es desa.",
    "With context=import: the status that a record in the trash had before.":
      "Amb context=import: l'estat que tenia abans un registre de la paperera.",
    "With context=import: the place of the record in its series: the start that the series gives to it, or the object that an export has of it.":
      "Amb context=import: el lloc del registre en la seva sèrie: l'inici que la sèrie li dona, o l'objecte que en té una exportació.",
    "With context=import: the occurrences of the series come as records of their own. Those that are missing are made by the next write of the series without this, or after a day.":
      "Amb context=import: les ocurrències de la sèrie arriben com a registres propis. Les que falten es creen amb la propera escriptura de la sèrie sense aquest paràmetre, o al cap d'un dia.",
    "How far a write of an occurrence reaches; this where it is left out.":
      "Fins on arriba l'escriptura d'una data; this si falta.",
    "The writes.": "Les escriptures.",
    "import: every write that stores values has context=import.":
      "import: cada escriptura que desa valors té context=import.",
    "True: every write is checked up to where something would be stored, and answers with what would be; nothing is stored, fetched or sent. The id 0 stands for one that a record would get.":
      "True: cada escriptura es comprova fins al punt en què es desaria alguna cosa, i respon amb el que es desaria; no es desa, no es baixa i no s'envia res. L'ID 0 representa el que rebria un registre.",
    "Words to find in name, description, address or contact.":
      "Paraules que es busquen en el nom, la descripció, l'adreça o les dades de contacte.",
    "Only the venues of this event.": "Només els llocs d'aquest esdeveniment.",
    "Only venues that have events (true) or have none (false).":
      "Només els llocs amb esdeveniments (true) o sense (false).",
    "True: only venues that have upcoming events; false: all.":
      "True: només els llocs amb pròxims esdeveniments; false: tots.",
    "What to sort by; where missing, the latest publication first.":
      "Per què s'ordena; si falta, primer la publicació més recent.",
    "Name of the venue.": "Nom del lloc.",
    "What the place is like, as HTML.": "Com és el lloc, en HTML.",
    "Street and number.": "Carrer i número.",
    "City.": "Ciutat.",
    "Country.": "País.",
    "Province.": "Província.",
    "State.": "Estat.",
    "Postal code.": "Codi postal.",
    "Telephone number.": "Número de telèfon.",
    "State or province, for places that have one of them.":
      "Estat o província, per als llocs que tenen un dels dos.",
    "Address of the venue's website.": "URL del web del lloc.",
    "Latitude in degrees.": "Latitud en graus.",
    "Longitude in degrees.": "Longitud en graus.",
    "With context=import: short name in addresses.": "Amb context=import: nom curt en les adreces.",
    "Words to find in name, description or contact.":
      "Paraules que es busquen en el nom, la descripció o les dades de contacte.",
    "Only the organizers of this event.": "Només els organitzadors d'aquest esdeveniment.",
    "Only organizers that have events (true) or have none (false).":
      "Només els organitzadors amb esdeveniments (true) o sense (false).",
    "True: only organizers that have upcoming events; false: all.":
      "True: només els organitzadors amb pròxims esdeveniments; false: tots.",
    "Name of the organizer.": "Nom de l'organitzador.",
    "Who the organizer is, as HTML.": "Qui és l'organitzador, en HTML.",
    "Address of the organizer's website.": "URL del web de l'organitzador.",
    "E-mail address.": "Adreça electrònica.",
    "Text to find in name or slug.": "Text que es busca en el nom o l'slug.",
    "Leave out the terms with these ids.": "Exclou els termes amb aquests identificadors.",
    "Only the terms with these ids.": "Només els termes amb aquests identificadors.",
    "Ascending or descending.": "Ascendent o descendent.",
    "The attribute of the term to sort by.": "L'atribut del terme pel qual s'ordena.",
    "Leave out categories without published events.": "Exclou les categories sense esdeveniments publicats.",
    "Only the categories directly below this one.": "Només les categories situades directament sota aquesta.",
    "Only the categories of this event.": "Només les categories d'aquest esdeveniment.",
    "Only the categories of this event; another name for post.":
      "Només les categories d'aquest esdeveniment; un altre nom de post.",
    "Only the term with this slug.": "Només el terme amb aquest slug.",
    "Name of the category.": "Nom de la categoria.",
    "What belongs in the category.": "Què correspon a la categoria.",
    "Short name of the category in addresses.": "Nom curt de la categoria en els URL.",
    "Id of the category above.": "Identificador de la categoria superior.",
    "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.":
      "Color dels esdeveniments de la categoria al calendari, per exemple #1f5f5b; el text és negre o blanc, segons el que es llegeixi millor.",
    "Leave out tags without published events.": "Exclou les etiquetes sense esdeveniments publicats.",
    "Only the tags of this event.": "Només les etiquetes d'aquest esdeveniment.",
    "Only the tags of this event; another name for post.":
      "Només les etiquetes d'aquest esdeveniment; un altre nom de post.",
    "Name of the tag.": "Nom de l'etiqueta.",
    "What the tag marks.": "Què marca l'etiqueta.",
    "Short name of the tag in addresses.": "Nom curt de l'etiqueta en els URL.",
    "Visible to everyone.": "Visible per a tothom.",
    "Published automatically at its publication date.":
      "Es publica automàticament quan n'arriba la data de publicació.",
    "Not finished; visible to its author and to editors.":
      "Inacabat; visible per al seu autor i per als editors.",
    "Waits for an editor to publish it.": "A l'espera que un editor el publiqui.",
    "Visible to its author and to those who may read private records.":
      "Visible per al seu autor i per a qui pot llegir registres privats.",
    "Deleted; an update brings it back.": "Suprimit; una actualització el recupera.",
    Title: "Títol",
    Start: "Inici",
    End: "Final",
    Author: "Autor",
    Published: "Publicació",
    Description: "Descripció",
    Summary: "Resum",
    Status: "Estat",
    "Time zone": "Zona horària",
    "All day": "Tot el dia",
    Image: "Imatge",
    Cost: "Preu",
    "Cost, taken apart": "Cost desglossat",
    "The currency sign that was written with the cost, or empty.":
      "El símbol de moneda escrit amb el cost, o buit.",
    "The ISO 4217 code of the currency, or empty.": "El codi ISO 4217 de la moneda, o buit.",
    "prefix or postfix, or empty.": "prefix, postfix o buit.",
    "The amounts, lowest first; words such as free appear unchanged.":
      "Els imports, de menor a major; les paraules com ara free es deixen tal com són.",
    "Currency sign": "Símbol de moneda",
    "Currency code": "Codi de moneda",
    "Currency position": "Posició de la moneda",
    Website: "Lloc web",
    "Not in lists": "Fora de les llistes",
    "First in the calendar": "Primer al calendari",
    Featured: "Destacat",
    Tags: "Etiquetes",
    Venues: "Espais",
    Organizers: "Organitzadors",
    Password: "Contrasenya",
    "Part of": "Forma part de",
    Repeats: "Es repeteix",
    "Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.":
      "Regla com a iCalendar (RFC 5545), per exemple FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.",
    "Further starts, besides those of the rule.": "Inicis a més dels de la regla.",
    "Dropped starts, which the rule would have.": "Inicis que s'ometen.",
    "Applies to": "Val per a",
    "This occurrence alone.": "Només aquesta data.",
    "This occurrence and those after it.": "Aquesta data i les següents.",
    "All occurrences of the series.": "Totes les dates de la sèrie.",
    Tickets: "Entrades",
    "Name of the ticket, such as Reduced.": "Nom de l'entrada, com ara «Reduïda».",
    Name: "Nom",
    "Price in the currency of the ticket.": "Preu en la moneda de l'entrada.",
    Price: "Preu",
    "ISO 4217 code of the currency.": "Codi ISO 4217 de la moneda.",
    Currency: "Moneda",
    "Where the ticket is sold.": "On es ven l'entrada.",
    "Sold at": "On es ven",
    "How many there are.": "Quantes entrades hi ha.",
    Number: "Quantitat",
    "Start of the sale.": "Inici de la venda.",
    "Sale starts": "Inici de la venda",
    "End of the sale.": "Fi de la venda.",
    "Sale ends": "Final de la venda",
    "Takes place": "Té lloc",
    "As planned.": "Com estava previst.",
    "Cancelled.": "Cancel·lat.",
    "Postponed.": "Ajornat.",
    "Rescheduled.": "Canviat de data.",
    "Moved online.": "Ara en línia.",
    Reason: "Motiu",
    "Former start": "Inici anterior",
    Online: "En línia",
    "Address online": "Adreça en línia",
    "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.":
      "El programa o lloc web d'on prové el registre: lletres minúscules, xifres, punts, guionets i guions baixos.",
    "Its id there, without control characters.": "El seu ID allà, sense caràcters de control.",
    Telephone: "Telèfon",
    "State or province": "Estat o província",
    Latitude: "Latitud",
    Longitude: "Longitud",
    "E-mail": "Correu electrònic",
    "Category above": "Categoria superior",
    "Publishes and maintains a calendar of events with its venues, organizers, categories and tags.":
      "Publica i manté un calendari d'esdeveniments amb els seus llocs, organitzadors, categories i etiquetes.",
    "Something that takes place at a time, maybe at a venue, held by organizers.":
      "Quelcom que se celebra en un moment donat, de vegades en un lloc, a càrrec d'organitzadors.",
    "A place where events are held.": "Un lloc on se celebren esdeveniments.",
    "A person or group that holds events.": "Una persona o un grup que organitza esdeveniments.",
    "A kind of event; categories can be nested.":
      "Un tipus d'esdeveniment; les categories poden tenir subcategories.",
    "A word that events are marked with.": "Una paraula amb què es marquen esdeveniments.",
    "List the routes": "Llistar les rutes",
    "Lists the routes with their methods and arguments.":
      "Enumera les rutes amb els seus mètodes i arguments.",
    "Get the OpenAPI document": "Obtenir el document OpenAPI",
    "The OpenAPI document of this service in the language asked for.":
      "El document OpenAPI d'aquest servei en l'idioma sol·licitat.",
    "Get the hashes of the contract": "Obtenir els hashes del contracte",
    "Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.":
      "Els hash d'allò en què confien els clients: un de tot el conjunt i un de cada operació. Un client conserva els de quan es va crear i, comparant-los, sap què ha canviat.",
    "List changes of records": "Llistar els canvis dels registres",
    "Lists who changed which record how and when, the latest first.":
      "Llista qui ha canviat quin registre, com i quan, primer els canvis més recents.",
    "List webhooks": "Llistar els webhooks",
    "Lists the webhooks.": "Llista els webhooks.",
    "Create a webhook": "Crear un webhook",
    "Creates a webhook; the answer shows its secret, once.":
      "Crea un webhook; la resposta en mostra el secret, una sola vegada.",
    "Get a webhook": "Obtenir un webhook",
    "Gives the webhook with this name.": "Dona el webhook amb aquest nom.",
    "Update a webhook": "Modificar un webhook",
    "Changes what is sent of the webhook with this name.":
      "Canvia allò que s'indica del webhook amb aquest nom.",
    "Update a webhook (PUT)": "Modificar un webhook (PUT)",
    "Update a webhook (PATCH)": "Modificar un webhook (PATCH)",
    "Delete a webhook": "Eliminar un webhook",
    "Deletes the webhook with this name, and its messages.":
      "Elimina el webhook amb aquest nom i els seus missatges.",
    "Give a webhook a new secret": "Donar un secret nou a un webhook",
    "Gives the webhook a new secret; the present one signs beside it for a day.":
      "Dona un secret nou al webhook; l'actual signa al costat durant un dia.",
    "Send a test message to a webhook": "Enviar un missatge de prova a un webhook",
    "Sends a message for a test.": "Envia un missatge de prova.",
    "List messages to a webhook": "Llistar els missatges a un webhook",
    "Lists the messages to the webhook with this name, the latest first.":
      "Llista els missatges per al webhook amb aquest nom, primer els més recents.",
    "Send messages to a webhook again": "Enviar de nou missatges a un webhook",
    "Sends messages again: one, those since a date, or else those given up.":
      "Torna a enviar missatges: un, els posteriors a una data, o si no els abandonats.",
    "List events": "Llistar els esdeveniments",
    "Lists events that pass all filters, page by page.":
      "Enumera els esdeveniments que compleixen tots els filtres, pàgina a pàgina.",
    "Create an event": "Crear un esdeveniment",
    "Creates an event.": "Crea un esdeveniment.",
    "List changes of events": "Llistar els canvis: els esdeveniments",
    "Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.":
      "Llista el que ha canviat des d'un testimoni, el més antic primer: envieu `next_token` com a `since` de la petició següent. Sense testimoni llista pàgina per pàgina tots els registres que compleixen els filtres, i acaba amb el testimoni del que segueix. No hi ha cap període per defecte.",
    "Follow changes of events": "Seguir els canvis: els esdeveniments",
    "Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.":
      "Envia cada canvi quan es produeix, com a esdeveniments enviats pel servidor del tipus `change`, les dades dels quals són un canvi com en les llistes. Comença per `Last-Event-ID` o `since`, si se n'indica un; si no, per ara. `end`: torneu a connectar; `expired`: torneu a començar sense testimoni.",
    "Find similar events": "Trobar semblants: els esdeveniments",
    "Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.":
      "Troba els esdeveniments que probablement són el mateix que es vol crear, els resultats més semblants primer. Els noms es comparen tolerant errors d'escriptura; amb un inici, només compten els d'aquell dia, de l'anterior i del següent.",
    "Get an event": "Obtenir un esdeveniment",
    "Gets an event by its id.": "Retorna un esdeveniment a partir de l'identificador.",
    "Update an event": "Modificar un esdeveniment",
    "Changes an event: the fields that are sent. The others stay as they are.":
      "Modifica un esdeveniment: els camps enviats. Els altres no canvien.",
    "Update an event (PUT)": "Modificar un esdeveniment (PUT)",
    "Update an event (PATCH)": "Modificar un esdeveniment (PATCH)",
    "Delete an event": "Eliminar un esdeveniment",
    "Deletes an event, which its id names.": "Suprimeix un esdeveniment a partir de l'identificador.",
    "Get an event by slug": "Obtenir un esdeveniment pel seu slug",
    "Gets an event by its slug.": "Retorna un esdeveniment a partir de l'slug.",
    "Update an event by slug": "Modificar un esdeveniment pel seu slug",
    "Changes an event, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un esdeveniment a partir de l'slug: els camps enviats. Els altres no canvien.",
    "Update an event by slug (PUT)": "Modificar un esdeveniment pel seu slug (PUT)",
    "Update an event by slug (PATCH)": "Modificar un esdeveniment pel seu slug (PATCH)",
    "Delete an event by slug": "Eliminar un esdeveniment pel seu slug",
    "Deletes an event, which its slug names.": "Suprimeix un esdeveniment a partir de l'slug.",
    "Get an event by its external id": "Obtenir un esdeveniment per l'ID extern",
    "Gets an event by its external id.": "Retorna un esdeveniment a partir de l'ID extern.",
    "Create or update an event by its external id": "Crear o modificar un esdeveniment per l'ID extern",
    "Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un esdeveniment amb aquest ID extern o, si ja hi és, en modifica els camps enviats: les crides simultànies creen un sol registre.",
    "Delete an event by its external id": "Suprimir un esdeveniment per l'ID extern",
    "Deletes an event, which its external id names.": "Suprimeix un esdeveniment a partir de l'ID extern.",
    "Write many events": "Escriure diversos registres: els esdeveniments",
    "Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.":
      "Fa moltes escriptures en una sol·licitud, cadascuna com ho faria la seva pròpia sol·licitud: amb els seus permisos, les seves comprovacions i els seus errors. Cadascuna té el seu propi resultat, en l'ordre de les escriptures; les d'un mateix registre es fan l'una rere l'altra.",
    "List events (iCalendar)": "Llistar els esdeveniments (iCalendar)",
    "The same as an iCalendar file, to import or subscribe to.":
      "El mateix com a fitxer iCalendar, per importar-lo o subscriure-s'hi.",
    "List events (RSS)": "Llistar els esdeveniments (RSS)",
    "The same as an RSS feed.": "El mateix com a canal RSS.",
    "Get an event (iCalendar)": "Obtenir un esdeveniment (iCalendar)",
    "Get an event by slug (iCalendar)": "Obtenir un esdeveniment pel seu slug (iCalendar)",
    "List venues": "Llistar els llocs",
    "Lists venues that pass all filters, page by page.":
      "Enumera els llocs que compleixen tots els filtres, pàgina a pàgina.",
    "Create a venue": "Crear un lloc",
    "Creates a venue.": "Crea un lloc.",
    "Get a venue": "Obtenir un lloc",
    "Gets a venue by its id.": "Retorna un lloc a partir de l'identificador.",
    "Update a venue": "Modificar un lloc",
    "Changes a venue: the fields that are sent. The others stay as they are.":
      "Modifica un lloc: els camps enviats. Els altres no canvien.",
    "Update a venue (PUT)": "Modificar un lloc (PUT)",
    "Update a venue (PATCH)": "Modificar un lloc (PATCH)",
    "Delete a venue": "Eliminar un lloc",
    "Deletes a venue, which its id names.": "Suprimeix un lloc a partir de l'identificador.",
    "Get a venue by slug": "Obtenir un lloc pel seu slug",
    "Gets a venue by its slug.": "Retorna un lloc a partir de l'slug.",
    "Update a venue by slug": "Modificar un lloc pel seu slug",
    "Changes a venue, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un lloc a partir de l'slug: els camps enviats. Els altres no canvien.",
    "Update a venue by slug (PUT)": "Modificar un lloc pel seu slug (PUT)",
    "Update a venue by slug (PATCH)": "Modificar un lloc pel seu slug (PATCH)",
    "Delete a venue by slug": "Eliminar un lloc pel seu slug",
    "Deletes a venue, which its slug names.": "Suprimeix un lloc a partir de l'slug.",
    "Create or update a venue by its external id": "Crear o modificar un lloc per l'ID extern",
    "Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un lloc amb aquest ID extern o, si ja hi és, en modifica els camps enviats: les crides simultànies creen un sol registre.",
    "List organizers": "Llistar els organitzadors",
    "Lists organizers that pass all filters, page by page.":
      "Enumera els organitzadors que compleixen tots els filtres, pàgina a pàgina.",
    "Create an organizer": "Crear un organitzador",
    "Creates an organizer.": "Crea un organitzador.",
    "Get an organizer": "Obtenir un organitzador",
    "Gets an organizer by its id.": "Retorna un organitzador a partir de l'identificador.",
    "Update an organizer": "Modificar un organitzador",
    "Changes an organizer: the fields that are sent. The others stay as they are.":
      "Modifica un organitzador: els camps enviats. Els altres no canvien.",
    "Update an organizer (PUT)": "Modificar un organitzador (PUT)",
    "Update an organizer (PATCH)": "Modificar un organitzador (PATCH)",
    "Delete an organizer": "Eliminar un organitzador",
    "Deletes an organizer, which its id names.": "Suprimeix un organitzador a partir de l'identificador.",
    "Get an organizer by slug": "Obtenir un organitzador pel seu slug",
    "Gets an organizer by its slug.": "Retorna un organitzador a partir de l'slug.",
    "Update an organizer by slug": "Modificar un organitzador pel seu slug",
    "Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un organitzador a partir de l'slug: els camps enviats. Els altres no canvien.",
    "Update an organizer by slug (PUT)": "Modificar un organitzador pel seu slug (PUT)",
    "Update an organizer by slug (PATCH)": "Modificar un organitzador pel seu slug (PATCH)",
    "Delete an organizer by slug": "Eliminar un organitzador pel seu slug",
    "Deletes an organizer, which its slug names.": "Suprimeix un organitzador a partir de l'slug.",
    "Create or update an organizer by its external id": "Crear o modificar un organitzador per l'ID extern",
    "Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un organitzador amb aquest ID extern o, si ja hi és, en modifica els camps enviats: les crides simultànies creen un sol registre.",
    "List categories": "Llistar les categories",
    "Lists categories that pass all filters, page by page.":
      "Enumera les categories que compleixen tots els filtres, pàgina a pàgina.",
    "Create a category": "Crear una categoria",
    "Creates a category.": "Crea una categoria.",
    "Get a category": "Obtenir una categoria",
    "Gets a category by its id.": "Retorna una categoria a partir de l'identificador.",
    "Update a category": "Modificar una categoria",
    "Changes a category: the fields that are sent. The others stay as they are.":
      "Modifica una categoria: els camps enviats. Els altres no canvien.",
    "Update a category (PUT)": "Modificar una categoria (PUT)",
    "Update a category (PATCH)": "Modificar una categoria (PATCH)",
    "Delete a category": "Eliminar una categoria",
    "Deletes a category, which its id names.": "Suprimeix una categoria a partir de l'identificador.",
    "Create or update a category by its external id": "Crear o modificar una categoria per l'ID extern",
    "Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea una categoria amb aquest ID extern o, si ja hi és, en modifica els camps enviats: les crides simultànies creen un sol registre.",
    "List tags": "Llistar les etiquetes",
    "Lists tags that pass all filters, page by page.":
      "Enumera les etiquetes que compleixen tots els filtres, pàgina a pàgina.",
    "Create a tag": "Crear una etiqueta",
    "Creates a tag.": "Crea una etiqueta.",
    "Get a tag": "Obtenir una etiqueta",
    "Gets a tag by its id.": "Retorna una etiqueta a partir de l'identificador.",
    "Update a tag": "Modificar una etiqueta",
    "Changes a tag: the fields that are sent. The others stay as they are.":
      "Modifica una etiqueta: els camps enviats. Els altres no canvien.",
    "Update a tag (PUT)": "Modificar una etiqueta (PUT)",
    "Update a tag (PATCH)": "Modificar una etiqueta (PATCH)",
    "Delete a tag": "Eliminar una etiqueta",
    "Deletes a tag, which its id names.": "Suprimeix una etiqueta a partir de l'identificador.",
    "Create or update a tag by its external id": "Crear o modificar una etiqueta per l'ID extern",
    "Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea una etiqueta amb aquest ID extern o, si ja hi és, en modifica els camps enviats: les crides simultànies creen un sol registre.",
    "Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`":
      "Esdeveniments: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`",
    "Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`":
      "Llocs: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`",
    "Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`":
      "Organitzadors: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`",
    "Tags: `tag.created`, `tag.updated`, `tag.deleted`":
      "Etiquetes: `tag.created`, `tag.updated`, `tag.deleted`",
    "- `asc`: Ascending.\n- `desc`: Descending.": "- `asc`: Ascendent.\n- `desc`: Descendent.",
    "- `name`: By name.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.":
      "- `name`: Per nom.\n- `created`: Per moment de creació.\n- `modified`: Per moment de l'últim canvi.",
    "- `date`: By start.\n- `title`: By title.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.\n- `distance`: By how far the nearest venue is.":
      "- `date`: Per inici.\n- `title`: Per títol.\n- `created`: Per moment de creació.\n- `modified`: Per moment de l'últim canvi.\n- `distance`: Per distància del lloc més proper.",
    "- `all`: Everything, the past and the far future as well.":
      "- `all`: Tot, també el passat i el futur llunyà.",
    "- `name`: By name.\n- `id`: By id.\n- `term_id`: By id.\n- `slug`: By slug.\n- `count`: By the number of published events.\n- `description`: By description.\n- `term_group`: By group; all terms are in one group.\n- `include`: In the order of the ids given in include.":
      "- `name`: Per nom.\n- `id`: Per identificador.\n- `term_id`: Per identificador.\n- `slug`: Per slug.\n- `count`: Per nombre d'esdeveniments publicats.\n- `description`: Per descripció.\n- `term_group`: Per grup; tots els termes són en un mateix grup.\n- `include`: En l'ordre dels identificadors indicats a include.",
    "- `view`: As readers see it.\n- `embed`: As embedded in other records.\n- `edit`: As editors see it.":
      "- `view`: Tal com el veuen els lectors.\n- `embed`: Tal com s'incrusta en altres registres.\n- `edit`: Tal com el veuen els editors.",
    "- `waiting`: Will be sent, or sent again.\n- `delivered`: The receiver took it.\n- `given_up`: The receiver did not take it in time.":
      "- `waiting`: Es lliurarà, o es tornarà a lliurar.\n- `delivered`: El receptor l'ha acceptat.\n- `given_up`: El receptor no l'ha acceptat a temps.",
    "- `this`: This occurrence alone.\n- `following`: This occurrence and those after it.\n- `all`: All occurrences of the series.":
      "- `this`: Només aquesta data.\n- `following`: Aquesta data i les següents.\n- `all`: Totes les dates de la sèrie.",
    "- `scheduled`: As planned.\n- `canceled`: Cancelled.\n- `postponed`: Postponed.\n- `rescheduled`: Rescheduled.\n- `moved-online`: Moved online.":
      "- `scheduled`: Com estava previst.\n- `canceled`: Cancel·lat.\n- `postponed`: Ajornat.\n- `rescheduled`: Canviat de data.\n- `moved-online`: Ara en línia.",
    "- `create`: Creates a record.\n- `update`: Changes the fields that are given of the record with the id.\n- `upsert`: Creates the record with the external id, or changes the fields that are given.\n- `delete`: Deletes the record with the id.":
      "- `create`: Crea un registre.\n- `update`: Modifica els camps indicats del registre amb l'ID.\n- `upsert`: Crea el registre amb l'ID extern o modifica els camps indicats.\n- `delete`: Suprimeix el registre amb l'ID.",
    "- `publish`: Visible to everyone.\n- `future`: Published automatically at its publication date.\n- `draft`: Not finished; visible to its author and to editors.\n- `pending`: Waits for an editor to publish it.\n- `private`: Visible to its author and to those who may read private records.\n- `trash`: Deleted; an update brings it back.":
      "- `publish`: Visible per a tothom.\n- `future`: Es publica automàticament quan n'arriba la data de publicació.\n- `draft`: Inacabat; visible per al seu autor i per als editors.\n- `pending`: A l'espera que un editor el publiqui.\n- `private`: Visible per al seu autor i per a qui pot llegir registres privats.\n- `trash`: Suprimit; una actualització el recupera.",
    "The parts of a date and time, each as text with leading zeros.":
      "Les parts d'una data i hora, cadascuna com a text amb zeros a l'esquerra.",
    "Four digits.": "Quatre dígits.",
    "01 to 12.": "De 01 a 12.",
    "01 to 31.": "De 01 a 31.",
    "00 to 23.": "De 00 a 23.",
    "00 to 59.": "De 00 a 59.",
    "The cost of an event, taken apart.": "El cost d'un esdeveniment, desglossat.",
    "How a record repeats, on the clocks of its own time zone.":
      "Com es repeteix un registre, segons els rellotges de la seva pròpia zona horària.",
    "One kind of ticket for an event.": "Un tipus d'entrada per a un esdeveniment.",
    "What a record is called where it comes from.": "Com s'anomena un registre en el lloc d'on prové.",
    "An image with the sizes it is stored in.": "Una imatge amb les mides en què està emmagatzemada.",
    "Address of the original file.": "URL del fitxer original.",
    "Id of the image.": "Identificador de la imatge.",
    "File name extension, such as jpg.": "Extensió del nom del fitxer, com ara jpg.",
    "Width in pixels.": "Amplada en píxels.",
    "Height in pixels.": "Alçada en píxels.",
    "Size of the file in bytes.": "Mida del fitxer en bytes.",
    "The stored sizes by name, such as thumbnail.": "Les mides emmagatzemades, per nom, com ara thumbnail.",
    "One stored size of an image.": "Una de les mides emmagatzemades d'una imatge.",
    "Media type, such as image/jpeg.": "Tipus MIME, com ara image/jpeg.",
    "Address of the file.": "URL del fitxer.",
    "Addresses that belong to a term.": "Els URL associats a un terme.",
    "Address of the term.": "URL del terme.",
    "Address of the list that contains the term.": "URL de la llista on figura el terme.",
    "Address of the parent term.": "URL del terme superior.",
    "What became of the writes of a batch.": "Resultats de les escriptures.",
    "An outcome for each item, in their order.": "Un resultat per a cada escriptura, en el seu ordre.",
    "What became of one write of a batch.": "Resultat d'una escriptura.",
    "Status of the answer that its own request would get.":
      "Estat de la resposta que obtindria la seva pròpia sol·licitud.",
    "The record that its own request would answer with.":
      "El registre amb què respondria la seva pròpia sol·licitud.",
    "The error that its own request would answer with.":
      "L'error amb què respondria la seva pròpia sol·licitud.",
    "True where nothing was stored, because the record was the same already.":
      "True si no s'ha desat res, perquè el registre ja era així.",
    "Changes of records, the latest first.": "Canvis de registres, primer els més recents.",
    "The changes of the page.": "Els canvis de la pàgina.",
    "Number of the page.": "Número de la pàgina.",
    "How many there are on all pages.": "Quants n'hi ha a totes les pàgines.",
    "How many pages there are.": "Quantes pàgines hi ha.",
    "A change of a record.": "Un canvi d'un registre.",
    "When it was made, in UTC.": "Quan es va fer, en UTC.",
    "What was done: created, updated, trashed, restored, published or deleted.":
      "Què es va fer: created, updated, trashed, restored, published o deleted.",
    "Whether the record came to be published by it.": "Si amb això el registre es va publicar.",
    "The kind of record.": "El tipus de registre.",
    "Which revision of the record it made.": "Quina revisió del registre en va resultar.",
    "Id of the key it was made with; empty without one.":
      "Id de la clau amb què es va fer; buit si no n'hi havia.",
    "Name of that key; empty where the service itself made the change.":
      "Nom d'aquesta clau; buit si el servei va actuar tot sol.",
    "Role of that key.": "Rol d'aquesta clau.",
    "Id of the request.": "Id de la petició.",
    "Language of the request.": "Llengua de la petició.",
    "The fields that changed.": "Els camps que van canviar.",
    "A field before and after a change. What is long is cut, passwords are not shown.":
      "Un camp abans i després d'un canvi. El que és llarg es retalla, les contrasenyes no es mostren.",
    "Name of the field.": "Nom del camp.",
    "Language version, of a field that has several.": "Versió lingüística, si el camp en té diverses.",
    "Value before, null for none.": "Valor anterior, null si no n'hi havia.",
    "Value afterwards, null for none.": "Valor posterior, null si no n'hi ha.",
    "All webhooks.": "Tots els webhooks.",
    "The webhooks by name.": "Els webhooks per nom.",
    "A receiver of messages about changes.": "Un receptor que és informat dels canvis.",
    "Name of the webhook.": "Nom del webhook.",
    "Types of messages it gets; * means all.": "Tipus de missatges que rep; * vol dir tots.",
    "Whether messages are sent.": "Si s'envien missatges.",
    "Role as which messages show records.": "Rol amb què els missatges mostren els registres.",
    "Since when every attempt has failed; absent where the last one did not.":
      "Des de quan fallen tots els intents; absent si l'últim va reeixir.",
    "When the service switched it off.": "Quan el servei el va desactivar.",
    "Why the service switched it off.": "Per què el servei el va desactivar.",
    "How many messages wait to be sent.": "Quants missatges esperen ser enviats.",
    "Secret that messages are signed with; shown only when it is made.":
      "Secret amb què se signen els missatges; només es mostra quan es crea.",
    "A message that was made for a test.": "Un missatge creat per a una prova.",
    "Id of the message, to be found in the log.": "Id del missatge, que es troba al registre.",
    "Messages to one webhook, the latest first.": "Missatges per a un webhook, primer els més recents.",
    "The messages of the page.": "Els missatges de la pàgina.",
    "A message to one webhook, and what became of it.": "Un missatge per a un webhook, i què se n'ha fet.",
    "Id of the message, which stays the same when it is sent again.":
      "Id del missatge, que no canvia quan es torna a enviar.",
    "Type of the message.": "Tipus del missatge.",
    "The record it is about.": "El registre de què tracta.",
    "What became of it.": "Què se n'ha fet.",
    "When the change was made, in UTC.": "Quan es va fer el canvi, en UTC.",
    "How many attempts were made.": "Quants intents s'han fet.",
    "When the next attempt is due.": "Quan toca el proper intent.",
    "The last attempts.": "Els últims intents.",
    "What is sent, as JSON text.": "El que s'envia, com a text JSON.",
    "An attempt to send a message.": "Un intent d'enviar un missatge.",
    "Status of the answer; absent where there was none.": "Estat de la resposta; absent si no n'hi va haver.",
    "Why it failed.": "Per què va fallir.",
    "Milliseconds until the answer.": "Mil·lisegons fins a la resposta.",
    "What is sent again.": "Què es torna a enviar.",
    "How many messages are sent again.": "Quants missatges es tornen a enviar.",
    "The cost of an event, taken apart, as it may be sent.":
      "El cost d'un esdeveniment, desglossat, tal com es pot enviar.",
    "One write of a batch.": "Una escriptura entre diverses.",
    "What it does.": "El que fa.",
    "Which kind of record it writes, where that is not the kind of the address.":
      "Quin tipus de registre escriu, si no és el de l'adreça.",
    "Id of the record that it changes or deletes.": "ID del registre que modifica o suprimeix.",
    "The external id of the record, instead of its id.": "ID extern del registre, en lloc del seu ID.",
    "Rejects the write with 412 where anybody but the source of the external id has changed the record since the source wrote it.":
      "Rebutja l'escriptura amb 412 si algú diferent de la font de l'ID extern ha modificat el registre des que la font el va escriure.",
    "With create: a record of that name that exists already is the outcome, and stays as it is.":
      "Amb create: si ja existeix un registre amb aquest nom, el resultat és aquest, que es queda com està.",
    'What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the id of the record of an earlier item, counted from 0.':
      'El que tindria el cos o la query de la seva pròpia sol·licitud. `{"$ref": "items/3"}` al seu interior representa l\'ID del registre d\'una escriptura anterior, comptada des de 0.',
    "Id of the record that is unique across services.":
      "Identificador del registre, únic entre tots els serveis.",
    "The global ids the record has had.": "Els identificadors globals que ha tingut el registre.",
    "Id of the author, as text.": "Identificador de l'autor, com a text.",
    "Status that the record has.": "Estat en què es troba el registre.",
    "Date and time of the last change in the time zone of the site.":
      "Data i hora de l'última modificació en la zona horària del web.",
    "Date and time of the last change in UTC.": "Data i hora de l'última modificació en UTC.",
    "Address of the web page of the record.": "URL de la pàgina web del registre.",
    "Address of the record in this service.": "URL del registre en aquest servei.",
    "The featured image with the sizes it is stored in; false or absent where there is none.":
      "La imatge destacada amb les mides desades; false o absent si no n'hi ha.",
    "Start, taken apart.": "Inici, desglossat.",
    "End, taken apart.": "Fi, desglossada.",
    "Start in UTC.": "Inici en UTC.",
    "Start in UTC, taken apart.": "Inici en UTC, desglossat.",
    "End in UTC.": "Fi en UTC.",
    "End in UTC, taken apart.": "Fi en UTC, desglossada.",
    "Abbreviation of the time zone at the start, such as CET.":
      "Abreviatura de la zona horària en el moment de l'inici, com ara CET.",
    "What it costs, with the currency sign, for display.":
      "Quant costa, amb el símbol de moneda, per a la presentació.",
    "The cost, taken apart.": "El cost, desglossat.",
    "Address of the website; empty or absent where there is none.":
      "Adreça del lloc web; buida o absent si no n'hi ha.",
    "Whether a map is shown.": "Indica si es mostra un mapa.",
    "Whether a link to a map is shown.": "Indica si es mostra un enllaç a un mapa.",
    "Whether lists leave the event out.": "Indica si l'esdeveniment s'exclou de les llistes.",
    "Whether the calendar view lists the event first.":
      "Indica si l'esdeveniment apareix en primer lloc en la vista de calendari.",
    "The categories of the event.": "Les categories de l'esdeveniment.",
    "The tags of the event.": "Les etiquetes de l'esdeveniment.",
    "The venue of the event; several are a list, none is an empty list.":
      "El lloc de l'esdeveniment; diversos formen una llista, cap una llista buida.",
    "The organizers of the event.": "Els organitzadors de l'esdeveniment.",
    "Always empty.": "Sempre buit.",
    "The record as schema.org data; in answers for a single record only.":
      "El registre com a dades de schema.org; només en les respostes d'un sol registre.",
    "Not used.": "No s'utilitza.",
    "How many published events have the term.": "Quants esdeveniments publicats tenen el terme.",
    "The kind of term.": "El tipus de terme.",
    "Id of the category above; 0 where there is none.":
      "Identificador de la categoria superior; 0 si no n'hi ha.",
    "Addresses that belong to the term.": "Els URL associats al terme.",
    "The same addresses as links; in answers for a single term only.":
      "Les mateixes adreces com a enllaços; només en respostes sobre un sol terme.",
    "Always 0.": "Sempre 0.",
    "The same as id.": "El mateix que id.",
    "Always raw.": "Sempre raw.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`incorrect_password`: The key is not valid.": "`incorrect_password`: La clau no és vàlida.",
    "- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "`rest_invalid_namespace`: The namespace was not found.":
      "`rest_invalid_namespace`: No s'ha trobat l'espai de noms.",
    "`rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "`rest_too_many_requests`: Més de {limit} peticions en un minut; espereu el temps que indica Retry-After.",
    "`rest_internal_error`: The request failed for a reason inside the service.":
      "`rest_internal_error`: La petició ha fallat per una causa interna del servei.",
    "- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_timeout`: La petició ha trigat massa i s'ha abandonat; torneu-ho a provar més tard.\n- `rest_store_unavailable`: El sistema d'emmagatzematge no respon en aquest moment; torneu-ho a provar més tard.",
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Us heu d'autenticar per fer aquesta acció.\n- `incorrect_password`: La clau no és vàlida.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: No teniu permís per fer aquesta acció.\n- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_missing_callback_param`: Paràmetre(s) absent(s): {names}\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: Durant {seconds} segons no va arribar res del cos; torneu a enviar la petició.",
    "`rest_webhook_exists`: There is a webhook named {name} already.":
      "`rest_webhook_exists`: Ja hi ha un webhook amb el nom {name}.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: El cos de la petició supera els {limit} bytes.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: No s'admet la codificació de contingut {type}; envieu el cos sense comprimir.\n- `rest_unsupported_media_type`: El joc de caràcters {charset} no és compatible; envieu el cos en UTF-8.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: Els cossos de les peticions en curs superen els {limit} bytes; torneu a enviar aquesta després del temps que indica Retry-After.\n- `rest_too_many_requests`: Més de {limit} peticions en un minut; espereu el temps que indica Retry-After.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: El sistema d'emmagatzematge no té lloc per al registre; no s'ha canviat res.",
    "`rest_webhook_unknown`: There is no webhook named {name}.":
      "`rest_webhook_unknown`: No hi ha cap webhook amb el nom {name}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`event-archive-page-not-found`: That page of the archive does not exist.":
      "`event-archive-page-not-found`: Aquesta pàgina de l'arxiu no existeix.",
    "`changes_expired`: The token of `since` is no longer valid: it is too old, or your rights or the store have changed since. Ask again without `since`, and replace what you have.":
      "`changes_expired`: El testimoni de `since` ja no és vàlid: és massa antic, o els vostres drets o la base de dades han canviat des de llavors. Torneu a preguntar sense `since` i substituïu el que tingueu.",
    "- `rest_too_many_listeners`: There are too many streams open; try again later.\n- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_too_many_listeners`: Hi ha massa fluxos oberts; torneu-ho a provar més tard.\n- `rest_timeout`: La petició ha trigat massa i s'ha abandonat; torneu-ho a provar més tard.\n- `rest_store_unavailable`: El sistema d'emmagatzematge no respon en aquest moment; torneu-ho a provar més tard.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_missing_callback_param`: Paràmetre(s) absent(s): {names}\n- `invalid-linked-record`: {name} fa referència a un registre que no existeix.\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "`rest_idempotency_key_in_use`: S'està processant una sol·licitud amb aquesta Idempotency-Key; torneu-ho a provar.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Aquesta Idempotency-Key ja va arribar amb una altra sol·licitud; feu-ne servir una de nova per a cada escriptura.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest-invalid-event-id`: El número {id} pertany a un registre que no és un esdeveniment.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "- `event-no-longer-available`: This event is no longer available.\n- `event-not-accessible`: This record is not accessible.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `event-no-longer-available`: Aquest esdeveniment ja no està disponible.\n- `event-not-accessible`: No es pot accedir a aquest registre.\n- `event-password-protected`: Aquest registre està protegit amb contrasenya.\n- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "`rest-event-not-found`: There is no event with the number {id}.":
      "`rest-event-not-found`: No hi ha cap esdeveniment amb el número {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_missing_callback_param`: Paràmetre(s) absent(s): {names}\n- `invalid-linked-record`: {name} fa referència a un registre que no existeix.\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest-invalid-event-id`: El número {id} pertany a un registre que no és un esdeveniment.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Molts clients estan modificant el registre alhora; torneu-ho a provar.\n- `rest_idempotency_key_in_use`: S'està processant una sol·licitud amb aquesta Idempotency-Key; torneu-ho a provar.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: El registre s'ha modificat mentrestant; torneu-lo a llegir.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest-invalid-event-id`: El número {id} pertany a un registre que no és un esdeveniment.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: No teniu permís per fer aquesta acció.\n- `event-password-protected`: Aquest registre està protegit amb contrasenya.\n- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "`event-is-in-trash`: This record is in the trash already.":
      "`event-is-in-trash`: Aquest registre ja és a la paperera.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_missing_callback_param`: Paràmetre(s) absent(s): {names}\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`venue-archive-page-not-found`: That page of the archive does not exist.":
      "`venue-archive-page-not-found`: Aquesta pàgina de l'arxiu no existeix.",
    "- `venue-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `venue-not-accessible`: No es pot accedir a aquest registre.\n- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "`venue-is-in-trash`: This record is in the trash already.":
      "`venue-is-in-trash`: Aquest registre ja és a la paperera.",
    "`organizer-archive-page-not-found`: That page of the archive does not exist.":
      "`organizer-archive-page-not-found`: Aquesta pàgina de l'arxiu no existeix.",
    "- `organizer-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `organizer-not-accessible`: No es pot accedir a aquest registre.\n- `rest_forbidden`: Sense claus, aquest servei només respon a peticions locals; {header} no és local. Creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.\n- `rest_forbidden`: Sense claus, les pàgines d'altres ports només poden escriure amb JSON (Content-Type: application/json). Si no, creeu una clau amb `npm run keys` o definiu ADMIN_API_KEY, i envieu aquesta clau.",
    "`organizer-is-in-trash`: This record is in the trash already.":
      "`organizer-is-in-trash`: Aquest registre ja és a la paperera.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `term_exists`: A term with that name exists already.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paràmetre(s) no vàlid(s): {names}\n- `rest_missing_callback_param`: Paràmetre(s) absent(s): {names}\n- `invalid-linked-record`: {name} fa referència a un registre que no existeix.\n- `rest_invalid_json`: El cos de la petició no és JSON vàlid.\n- `rest_invalid_body`: No es pot llegir el cos de la petició: {reason}.\n- `term_exists`: Ja existeix un terme amb aquest nom.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key té d'1 a {limit} caràcters, tots ells caràcters ASCII visibles o espais.\n- `rest_invalid_address`: L'adreça de la petició no és vàlida: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `duplicate_term_slug`: The slug {slug} is in use by another term.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Molts clients estan modificant el registre alhora; torneu-ho a provar.\n- `duplicate_term_slug`: Un altre terme ja utilitza l'slug {slug}.\n- `rest_idempotency_key_in_use`: S'està processant una sol·licitud amb aquesta Idempotency-Key; torneu-ho a provar.",
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
    "/components/schemas/BatchOutcome/properties/id/description": "ID del registre.",
    "/components/schemas/AuditEntry/properties/record/description": "Id del registre.",
    "/components/schemas/WebhookList/properties/total/description": "Quants n'hi ha.",
    "/components/schemas/Webhook/properties/created/description": "Quan es va crear, en UTC.",
    "/components/schemas/EventChange/properties/id/description": "Id of the record.",
    "/components/schemas/EventChangeDate/properties/id/description": "Id of the record.",
  },
};
