// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInEs: Translations = {
  texts: {
    "Coordinates of venues, and finding events near a place.":
      "Coordenadas de los lugares y búsqueda de eventos cerca de un punto.",
    "Whether events take place as planned, and events online.":
      "Si los eventos tienen lugar según lo previsto, y eventos en línea.",
    "Tickets of an event with price, capacity and sale period.":
      "Entradas de un evento con precio, aforo y periodo de venta.",
    "Events that belong to another event.": "Eventos que pertenecen a otro evento.",
    "Events that repeat by a rule.": "Eventos que se repiten según una regla.",
    "Colors of categories in the calendar.": "Colores de las categorías en el calendario.",
    "Id of the record.": "Identificador del registro.",
    "Short name in addresses.": "Nombre corto en las URL.",
    "The namespace to describe.": "El espacio de nombres que se describe.",
    "The scope of the request.": "El ámbito de la petición.",
    "The language version of the content that the caller reads or writes.":
      "La versión lingüística del contenido que el cliente lee o escribe.",
    "Only changes of this kind of record.": "Solo los cambios de este tipo de registro.",
    "Only changes of the record with this id.": "Solo los cambios del registro con este id.",
    "Only changes made with the key of this id or name.":
      "Solo los cambios hechos con la clave de este id o nombre.",
    "Only changes made by the request with this id.": "Solo los cambios hechos por la petición con este id.",
    "Only changes from this date and time on.": "Solo los cambios desde esta fecha y hora.",
    "Only changes before this date and time.": "Solo los cambios anteriores a esta fecha y hora.",
    "The page to return.": "La página que se quiere.",
    "How many a page holds.": "Cuántos tiene una página.",
    "Name of the webhook: lower-case letters, digits and hyphens.":
      "Nombre del webhook: letras minúsculas, cifras y guiones.",
    "Address that messages are posted to.": "Dirección a la que se envían los mensajes.",
    "Types of messages to send, such as event.published or event.*; all where missing.":
      "Tipos de mensajes que se envían, como event.published o event.*; todos si no se da.",
    "Whether messages are sent; those that waited meanwhile go at once.":
      "Si se envían mensajes; los que esperaban salen enseguida.",
    "Only messages in this state.": "Solo los mensajes en este estado.",
    "Id of one message.": "Id de un mensaje.",
    "Messages from this date and time on.": "Mensajes desde esta fecha y hora.",
    "The page of the archive to return.": "La página del archivo que se devuelve.",
    "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
      "Cuántos registros tiene una página: 10 si no se indica, 50 como máximo, y los números mayores cuentan como 50; page lleva al resto.",
    "Only events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all includes the past.":
      "Solo los eventos que empiezan en esta fecha o más tarde. Si falta, de ayer en adelante, salvo que haya un filtro como ends_after; window=all incluye el pasado.",
    "Only events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all includes later ones.":
      "Solo los eventos que terminan en esta fecha o antes. Si falta, en los próximos dos años, salvo que haya un filtro como ends_after; window=all incluye los posteriores.",
    "all: events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
      "all: eventos de todos los tiempos, también pasados y lejanos, si start_date y end_date no dicen otra cosa.",
    "Only events that start before the date.": "Solo los eventos que empiezan antes de la fecha indicada.",
    "Only events that start after the date.": "Solo los eventos que empiezan después de la fecha indicada.",
    "Only events that end before the date.": "Solo los eventos que terminan antes de la fecha indicada.",
    "Only events that end after the date.": "Solo los eventos que terminan después de la fecha indicada.",
    "Only events that were changed after this time; a date alone is its midnight.":
      "Solo los eventos modificados después de este momento; una fecha sola es su medianoche.",
    "Only events that were changed last before this time; a date alone is its midnight.":
      "Solo los eventos modificados por última vez antes de este momento; una fecha sola es su medianoche.",
    "True: the times given count exactly; false: the date filters cover whole days.":
      "Con true, las horas indicadas cuentan con exactitud; con false, los filtros de fecha abarcan días enteros.",
    'Words to find in title, description or excerpt; "a phrase" and -word work.':
      'Palabras que se buscan en el título, la descripción o el resumen; se admiten "una frase" y -palabra.',
    "Only events in one of these categories, by id, slug or name.":
      "Solo los eventos de una de estas categorías, por identificador, slug o nombre.",
    "Only events with one of these tags, by id, slug or name.":
      "Solo los eventos con una de estas etiquetas, por identificador, slug o nombre.",
    "Only events at one of these venues, by id.":
      "Solo los eventos en uno de estos lugares, por identificador.",
    "Only events at one of these venues, by slug.": "Solo los eventos en uno de estos lugares, por slug.",
    "Only events of one of these organizers, by id.":
      "Solo los eventos de uno de estos organizadores, por identificador.",
    "Only events of one of these organizers, by slug.":
      "Solo los eventos de uno de estos organizadores, por slug.",
    "City: only events at a venue in this city, spelled as the venue has it.":
      "Ciudad: solo los eventos en un lugar de esta ciudad, escrita como en el lugar.",
    "Free: only events that cost nothing (true), or that cost something (false).":
      "Gratis: solo los eventos que no cuestan nada (true) o que cuestan algo (false).",
    "Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well.":
      "Precio máximo: solo los eventos cuyo precio más bajo no es superior, en cualquier moneda; también los gratuitos.",
    "Only events that came from this source, as put_by_external names it.":
      "Solo los eventos que proceden de esta fuente, tal como la nombra put_by_external.",
    "Only events that are featured (true) or are not (false).":
      "Solo los eventos destacados (true) o no destacados (false).",
    "Only records in one of these post statuses.":
      "Solo los registros en uno de estos estados de publicación.",
    "Only events whose venue has coordinates (true) or has none (false).":
      "Solo los eventos cuyo lugar tiene coordenadas (true) o no las tiene (false).",
    "Latitude of a place, in degrees; needs geoloc_lng.":
      "Latitud de un punto, en grados; requiere geoloc_lng.",
    "Longitude of a place, in degrees; needs geoloc_lat.":
      "Longitud de un punto, en grados; requiere geoloc_lat.",
    "How far from the place a venue may be; in km.":
      "A qué distancia del punto puede estar un lugar, como máximo, en km.",
    "Only the events with these ids, in this order; date filters do not count.":
      "Solo los eventos con estos identificadores, en este orden; los filtros de fecha no se aplican.",
    "Only events that belong to this event.": "Solo los eventos que pertenecen a este evento.",
    "Only events with tickets (true) or without (false).":
      "Solo los eventos con entradas (true) o sin ellas (false).",
    "Only events with one of these; scheduled are those that take place as planned.":
      "Solo los eventos con uno de estos valores; scheduled son los que tienen lugar según lo previsto.",
    "Only events that take place online (true) or do not (false).":
      "Solo los eventos en línea (true) o no (false).",
    "Shows the events that this password protects in full.":
      "Muestra completos los eventos que protege esta contraseña.",
    "edit: shows protected events in full to those who may edit them.":
      "edit: muestra completos los eventos protegidos a quienes pueden editarlos.",
    "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
      "Por qué se ordena; si falta, por comienzo. La distancia necesita geoloc_lat y geoloc_lng.",
    "Direction of the order, ascending where missing.": "Sentido del orden, ascendente si falta.",
    "Token of an earlier answer, to list what has changed since. Without it, all records are listed.":
      "Token de una respuesta anterior, para listar lo que ha cambiado desde entonces. Sin él se listan todos los registros.",
    "Changes per page, 500 at most.": "Cambios por página, 500 como máximo.",
    "True: the records of a series are one change, of the series, with the dates of all of them.":
      "True: los registros de una serie son un solo cambio, el de la serie, con las fechas de todos ellos.",
    "What the record is to be called.": "Cómo se va a llamar el registro.",
    "When it is to start.": "Cuándo va a empezar.",
    "Time zone in which the start is meant; where missing, that of the site.":
      "Zona horaria del comienzo; si falta, la del sitio.",
    "The record that it is to refer to, by id or name.":
      "El registro al que se va a referir, por ID o por nombre.",
    "How many to find, 20 at most.": "Cuántos buscar, 20 como máximo.",
    "Id of a record to leave out, such as the one that is being edited, with the other records of its series.":
      "ID de un registro que se omite, como el que se está editando, junto con los demás registros de su serie.",
    "Title of the event.": "Título del evento.",
    "Start, date and time.": "Fecha y hora de inicio.",
    "End, date and time.": "Fecha y hora de fin.",
    "Id of the author.": "Identificador del autor.",
    "Date and time of publication in the time zone of the site.":
      "Fecha y hora de publicación en la zona horaria del sitio.",
    "Date and time of publication in UTC.": "Fecha y hora de publicación en UTC.",
    "What the event is about, as HTML.": "De qué trata el evento, en HTML.",
    "Short name of the event in addresses.": "Nombre corto del evento en las URL.",
    "A summary in a few sentences.": "Un resumen en pocas frases.",
    "Post status.": "Estado de publicación.",
    "Time zone of the event, such as Europe/Rome or UTC+2.":
      "Zona horaria del evento, como Europe/Rome o UTC+2.",
    "The event spans whole days.": "El evento dura días enteros.",
    "The featured image: the id of an image, or its URL.":
      "La imagen destacada: el identificador de una imagen o su URL.",
    "What it costs: an amount, a range, a list, or words such as Free.":
      "Cuánto cuesta: un importe, un intervalo, una lista o palabras como Free.",
    "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
      "El coste, desglosado: la moneda cuenta si el coste no indica ninguna, y los importes si no hay coste.",
    "Currency sign of a cost that names none; wins over cost_details.":
      "Símbolo de moneda de un coste que no indica ninguno; prevalece sobre cost_details.",
    "ISO 4217 code of the currency of the cost; wins over cost_details.":
      "Código ISO 4217 de la moneda del coste; prevalece sobre cost_details.",
    "Position of the currency sign, prefix or postfix; takes precedence over cost_details.":
      "Posición del símbolo de moneda: prefix o postfix; prevalece sobre cost_details.",
    "Address of the event's own website.": "URL del sitio web propio del evento.",
    "Show a map.": "Muestra un mapa.",
    "Show a link to a map.": "Muestra un enlace a un mapa.",
    "Leave the event out of all lists.": "Excluye el evento de todas las listas.",
    "Put the event first in the calendar view.":
      "Coloca el evento en primer lugar en la vista de calendario.",
    "The event is featured on the site.": "El evento está destacado en el sitio.",
    "Categories, by id, slug or name.": "Categorías, por identificador, slug o nombre.",
    "Tags, by id, slug or name.": "Etiquetas, por identificador, slug o nombre.",
    "Venues, by id, or as a record to create.":
      "Lugares, por identificador o como registro que se ha de crear.",
    "Organizers, by id, or as records to create.":
      "Organizadores, por identificador o como registros que se han de crear.",
    "Password that readers need; an empty one removes it.":
      "Contraseña que necesitan los lectores; una vacía la elimina.",
    "Id of the event this one belongs to.": "Identificador del evento al que pertenece este.",
    "How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it.":
      "Cómo se repite el evento. El registro pasa a ser una serie, que no aparece en ninguna lista; sus fechas son eventos que le pertenecen.",
    "The tickets of the event.": "Las entradas del evento.",
    "Whether the event takes place as planned; scheduled where none is given.":
      "Si el evento tiene lugar según lo previsto; scheduled si no se indica nada.",
    "Why the event does not take place as planned, for readers.":
      "Por qué el evento no tiene lugar según lo previsto, para los lectores.",
    "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
      "Inicio antes del cambio de fecha. Se anota cuando un evento cambiado de fecha recibe otro inicio, salvo que se indique uno.",
    "The event takes place online, maybe besides its venue.":
      "El evento tiene lugar en línea, quizá además de en su lugar.",
    "Where one takes part online.": "Dirección en la que se participa en línea.",
    "What the record is called where it comes from; no other record has the same.":
      "Cómo se llama el contenido en el lugar del que procede; ningún otro contenido tiene el mismo.",
    "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.":
      "Rechaza la escritura con 412 si alguien distinto de la fuente del contenido lo ha modificado desde que la fuente lo escribió.",
    "import: the record moves here from elsewhere, with its id, its dates and its author.":
      "import: el contenido llega aquí desde otro lugar, con su ID, sus fechas y su autor.",
    "With context=import: the id of a new record, which no record has or had.":
      "Con context=import: el ID de un contenido nuevo, que ningún contenido tiene ni ha tenido.",
    "With context=import: when the record was created.": "Con context=import: cuándo se creó el contenido.",
    "With context=import: when the record was changed last.":
      "Con context=import: cuándo se modificó el contenido por última vez.",
    "With context=import: the password that readers need, as it is stored.":
      "Con context=import: la contraseña que necesitan los lectores, tal como se guarda.",
    "With context=import: the status that a record in the trash had before.":
      "Con context=import: el estado que tenía antes un contenido de la papelera.",
    "With context=import: the place of the record in its series: the start that the series gives to it, or the object that an export has of it.":
      "Con context=import: el lugar del contenido en su serie: el inicio que la serie le da, o el objeto que tiene de él una exportación.",
    "With context=import: the occurrences of the series come as records of their own. Those that are missing are made by the next write of the series without this, or after a day.":
      "Con context=import: las ocurrencias de la serie llegan como contenidos propios. Las que faltan se crean con la siguiente escritura de la serie sin este parámetro, o al cabo de un día.",
    "How far a write of an occurrence reaches; this where it is left out.":
      "Hasta dónde llega la escritura de una fecha; this si falta.",
    "The writes.": "Las escrituras.",
    "import: every write that stores values has context=import.":
      "import: cada escritura que guarda valores tiene context=import.",
    "True: every write is checked up to where something would be stored, and answers with what would be; nothing is stored, fetched or sent. The id 0 stands for one that a record would get.":
      "True: cada escritura se comprueba hasta donde se guardaría algo, y responde con lo que se guardaría; no se guarda, no se descarga y no se envía nada. El ID 0 representa el que recibiría un registro.",
    "Words to find in name, description, address or contact.":
      "Palabras que se buscan en el nombre, la descripción, la dirección o los datos de contacto.",
    "Only the venues of this event.": "Solo los lugares de este evento.",
    "Only venues that have events (true) or have none (false).":
      "Solo los lugares con eventos (true) o sin ellos (false).",
    "True: only venues that have upcoming events; false: all.":
      "True: solo los lugares con próximos eventos; false: todos.",
    "What to sort by; where missing, the latest publication first.":
      "Por qué se ordena; si falta, primero la publicación más reciente.",
    "Name of the venue.": "Nombre del lugar.",
    "What the place is like, as HTML.": "Cómo es el lugar, en HTML.",
    "Street and number.": "Calle y número.",
    "City.": "Ciudad.",
    "Country.": "País.",
    "Province.": "Provincia.",
    "State.": "Estado.",
    "Postal code.": "Código postal.",
    "Telephone number.": "Número de teléfono.",
    "State or province, for places that have one of them.":
      "Estado o provincia, para los lugares que tienen uno de los dos.",
    "Address of the venue's website.": "URL del sitio web del lugar.",
    "Latitude in degrees.": "Latitud en grados.",
    "Longitude in degrees.": "Longitud en grados.",
    "With context=import: short name in addresses.": "Con context=import: nombre corto en las direcciones.",
    "Words to find in name, description or contact.":
      "Palabras que se buscan en el nombre, la descripción o los datos de contacto.",
    "Only the organizers of this event.": "Solo los organizadores de este evento.",
    "Only organizers that have events (true) or have none (false).":
      "Solo los organizadores con eventos (true) o sin ellos (false).",
    "True: only organizers that have upcoming events; false: all.":
      "True: solo los organizadores con próximos eventos; false: todos.",
    "Name of the organizer.": "Nombre del organizador.",
    "Who the organizer is, as HTML.": "Quién es el organizador, en HTML.",
    "Address of the organizer's website.": "URL del sitio web del organizador.",
    "E-mail address.": "Dirección de correo electrónico.",
    "Text to find in name or slug.": "Texto que se busca en el nombre o el slug.",
    "Leave out the terms with these ids.": "Excluye los términos con estos identificadores.",
    "Only the terms with these ids.": "Solo los términos con estos identificadores.",
    "Ascending or descending.": "Ascendente o descendente.",
    "The attribute of the term to sort by.": "El atributo del término por el que se ordena.",
    "Leave out categories without published events.": "Excluye las categorías sin eventos publicados.",
    "Only the categories directly below this one.":
      "Solo las categorías situadas directamente debajo de esta.",
    "Only the categories of this event.": "Solo las categorías de este evento.",
    "Only the categories of this event; another name for post.":
      "Solo las categorías de este evento; otro nombre de post.",
    "Only the term with this slug.": "Solo el término con este slug.",
    "Name of the category.": "Nombre de la categoría.",
    "What belongs in the category.": "Qué corresponde a la categoría.",
    "Short name of the category in addresses.": "Nombre corto de la categoría en las URL.",
    "Id of the category above.": "Identificador de la categoría superior.",
    "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.":
      "Color de los eventos de la categoría en el calendario, por ejemplo #1f5f5b; el texto es negro o blanco, según lo que se lea mejor.",
    "Leave out tags without published events.": "Excluye las etiquetas sin eventos publicados.",
    "Only the tags of this event.": "Solo las etiquetas de este evento.",
    "Only the tags of this event; another name for post.":
      "Solo las etiquetas de este evento; otro nombre de post.",
    "Name of the tag.": "Nombre de la etiqueta.",
    "What the tag marks.": "Qué marca la etiqueta.",
    "Short name of the tag in addresses.": "Nombre corto de la etiqueta en las URL.",
    "Visible to everyone.": "Visible para todo el mundo.",
    "Published automatically at its publication date.":
      "Se publica automáticamente cuando llega su fecha de publicación.",
    "Not finished; visible to its author and to editors.":
      "Sin terminar; visible para su autor y para los editores.",
    "Waits for an editor to publish it.": "A la espera de que un editor lo publique.",
    "Visible to its author and to those who may read private records.":
      "Visible para su autor y para quienes pueden leer registros privados.",
    "Deleted; an update brings it back.": "Eliminado; una actualización lo recupera.",
    Title: "Título",
    Start: "Inicio",
    End: "Fin",
    Author: "Autor",
    Published: "Publicación",
    Description: "Descripción",
    Summary: "Resumen",
    Status: "Estado",
    "Time zone": "Zona horaria",
    "All day": "Todo el día",
    Image: "Imagen",
    Cost: "Precio",
    "Cost, taken apart": "Coste desglosado",
    "The currency sign that was written with the cost, or empty.":
      "El símbolo de moneda escrito junto al coste, o vacío.",
    "The ISO 4217 code of the currency, or empty.": "El código ISO 4217 de la moneda, o vacío.",
    "prefix or postfix, or empty.": "prefix, postfix o vacío.",
    "The amounts, lowest first; words such as free appear unchanged.":
      "Los importes, de menor a mayor; las palabras como free se dejan tal cual.",
    "Currency sign": "Símbolo de moneda",
    "Currency code": "Código de moneda",
    "Currency position": "Posición de la moneda",
    Website: "Sitio web",
    "Not in lists": "Fuera de las listas",
    "First in the calendar": "Primero en el calendario",
    Featured: "Destacado",
    Categories: "Categorías",
    Tags: "Etiquetas",
    Venues: "Lugares",
    Organizers: "Organizadores",
    Password: "Contraseña",
    "Part of": "Forma parte de",
    Repeats: "Se repite",
    "Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.":
      "Regla como en iCalendar (RFC 5545), por ejemplo FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.",
    "Further starts, besides those of the rule.": "Inicios además de los de la regla.",
    "Dropped starts, which the rule would have.": "Inicios que se omiten.",
    "Applies to": "Vale para",
    "This occurrence alone.": "Solo esta fecha.",
    "This occurrence and those after it.": "Esta fecha y las siguientes.",
    "All occurrences of the series.": "Todas las fechas de la serie.",
    Tickets: "Entradas",
    "Name of the ticket, such as Reduced.": "Nombre de la entrada, como «Reducida».",
    Name: "Nombre",
    "Price in the currency of the ticket.": "Precio en la moneda de la entrada.",
    Price: "Precio",
    "ISO 4217 code of the currency.": "Código ISO 4217 de la moneda.",
    Currency: "Moneda",
    "Where the ticket is sold.": "Dónde se vende la entrada.",
    "Sold at": "Se vende en",
    "How many there are.": "Cuántas entradas hay.",
    Number: "Cantidad",
    "Start of the sale.": "Inicio de la venta.",
    "Sale starts": "Inicio de la venta",
    "End of the sale.": "Fin de la venta.",
    "Sale ends": "Fin de la venta",
    "Takes place": "Tiene lugar",
    "As planned.": "Según lo previsto.",
    "Cancelled.": "Cancelado.",
    "Postponed.": "Aplazado.",
    "Rescheduled.": "Cambiado de fecha.",
    "Moved online.": "Ahora en línea.",
    Reason: "Motivo",
    "Former start": "Inicio anterior",
    Online: "En línea",
    "Address online": "Dirección en línea",
    "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.":
      "El programa o sitio del que procede el contenido: letras minúsculas, cifras, puntos, guiones y guiones bajos.",
    "Its id there, without control characters.": "Su ID allí, sin caracteres de control.",
    Telephone: "Teléfono",
    "State or province": "Estado o provincia",
    Latitude: "Latitud",
    Longitude: "Longitud",
    "E-mail": "Correo electrónico",
    "Category above": "Categoría superior",
    "Publishes and maintains a calendar of events with its venues, organizers, categories and tags.":
      "Publica y mantiene un calendario de eventos con sus lugares, organizadores, categorías y etiquetas.",
    "Something that takes place at a time, maybe at a venue, held by organizers.":
      "Algo que se celebra en un momento dado, a veces en un lugar, a cargo de organizadores.",
    "A place where events are held.": "Un lugar donde se celebran eventos.",
    "A person or group that holds events.": "Una persona o un grupo que organiza eventos.",
    "A kind of event; categories can be nested.":
      "Un tipo de evento; las categorías pueden tener subcategorías.",
    "A word that events are marked with.": "Una palabra con la que se marcan eventos.",
    "List the routes": "Listar las rutas",
    "Lists the routes with their methods and arguments.": "Enumera las rutas con sus métodos y argumentos.",
    "Get the OpenAPI document": "Obtener el documento OpenAPI",
    "The OpenAPI document of this service in the language asked for.":
      "El documento OpenAPI de este servicio en el idioma solicitado.",
    "Get the hashes of the contract": "Obtener los hashes del contrato",
    "Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.":
      "Los hash de aquello en lo que confían los clientes: uno del conjunto y uno de cada operación. Un cliente conserva los de cuando se creó y, al compararlos, sabe qué ha cambiado.",
    "List changes of records": "Listar los cambios de los registros",
    "Lists who changed which record how and when, the latest first.":
      "Lista quién cambió qué registro, cómo y cuándo, primero lo más reciente.",
    "List webhooks": "Listar los webhooks",
    "Lists the webhooks.": "Lista los webhooks.",
    "Create a webhook": "Crear un webhook",
    "Creates a webhook; the answer shows its secret, once.":
      "Crea un webhook; la respuesta muestra su secreto, una sola vez.",
    "Get a webhook": "Obtener un webhook",
    "Gives the webhook with this name.": "Da el webhook con este nombre.",
    "Update a webhook": "Modificar un webhook",
    "Changes what is sent of the webhook with this name.":
      "Cambia lo que se envía del webhook con este nombre.",
    "Update a webhook (PUT)": "Modificar un webhook (PUT)",
    "Update a webhook (PATCH)": "Modificar un webhook (PATCH)",
    "Delete a webhook": "Eliminar un webhook",
    "Deletes the webhook with this name, and its messages.":
      "Elimina el webhook con este nombre y sus mensajes.",
    "Give a webhook a new secret": "Dar un secreto nuevo a un webhook",
    "Gives the webhook a new secret; the present one signs beside it for a day.":
      "Da un secreto nuevo al webhook; el actual firma a su lado durante un día.",
    "Send a test message to a webhook": "Enviar un mensaje de prueba a un webhook",
    "Sends a message for a test.": "Envía un mensaje de prueba.",
    "List messages to a webhook": "Listar los mensajes a un webhook",
    "Lists the messages to the webhook with this name, the latest first.":
      "Lista los mensajes al webhook con este nombre, primero los más recientes.",
    "Send messages to a webhook again": "Enviar de nuevo mensajes a un webhook",
    "Sends messages again: one, those since a date, or else those given up.":
      "Envía mensajes de nuevo: uno, los posteriores a una fecha, o si no los abandonados.",
    "List events": "Listar los eventos",
    "Lists events that pass all filters, page by page.":
      "Enumera los eventos que cumplen todos los filtros, página a página.",
    "Create an event": "Crear un evento",
    "Creates an event.": "Crea un evento.",
    "List changes of events": "Listar los cambios: los eventos",
    "Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.":
      "Lista lo que ha cambiado desde un token, lo más antiguo primero: envíe `next_token` como `since` de la petición siguiente. Sin token lista página por página todos los registros que cumplen los filtros, y termina con el token de lo que sigue. No hay un período por defecto.",
    "Follow changes of events": "Seguir los cambios: los eventos",
    "Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.":
      "Envía cada cambio cuando se produce, como eventos enviados por el servidor del tipo `change`, cuyos datos son un cambio como en las listas. Empieza por `Last-Event-ID` o `since`, si se indica uno; si no, por ahora. `end`: conéctese de nuevo; `expired`: empiece de nuevo sin token.",
    "Find similar events": "Buscar similares: los eventos",
    "Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.":
      "Busca los eventos que probablemente son lo mismo que se va a crear, los resultados más parecidos primero. Los nombres se comparan tolerando errores de escritura; con un comienzo, solo cuentan los de ese día, del anterior y del siguiente.",
    "Get an event": "Obtener un evento",
    "Gets an event by its id.": "Devuelve un evento a partir de su identificador.",
    "Update an event": "Modificar un evento",
    "Changes an event: the fields that are sent. The others stay as they are.":
      "Modifica un evento: los campos enviados. Los demás no cambian.",
    "Update an event (PUT)": "Modificar un evento (PUT)",
    "Update an event (PATCH)": "Modificar un evento (PATCH)",
    "Delete an event": "Eliminar un evento",
    "Deletes an event, which its id names.": "Elimina un evento a partir de su identificador.",
    "Get an event by slug": "Obtener un evento por su slug",
    "Gets an event by its slug.": "Devuelve un evento a partir de su slug.",
    "Update an event by slug": "Modificar un evento por su slug",
    "Changes an event, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un evento a partir de su slug: los campos enviados. Los demás no cambian.",
    "Update an event by slug (PUT)": "Modificar un evento por su slug (PUT)",
    "Update an event by slug (PATCH)": "Modificar un evento por su slug (PATCH)",
    "Delete an event by slug": "Eliminar un evento por su slug",
    "Deletes an event, which its slug names.": "Elimina un evento a partir de su slug.",
    "Get an event by its external id": "Obtener un evento por su ID externo",
    "Gets an event by its external id.": "Devuelve un evento a partir de su ID externo.",
    "Create or update an event by its external id": "Crear o modificar un evento por su ID externo",
    "Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un evento con este ID externo o, si ya existe, modifica los campos enviados: las llamadas simultáneas crean un solo contenido.",
    "Delete an event by its external id": "Eliminar un evento por su ID externo",
    "Deletes an event, which its external id names.": "Elimina un evento a partir de su ID externo.",
    "Write many events": "Escribir varios registros: los eventos",
    "Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.":
      "Realiza muchas escrituras en una solicitud, cada una como lo haría su propia solicitud: con sus permisos, sus comprobaciones y sus errores. Cada una tiene su propio resultado, en el orden de las escrituras; las de un mismo registro se realizan una tras otra.",
    "List events (iCalendar)": "Listar los eventos (iCalendar)",
    "The same as an iCalendar file, to import or subscribe to.":
      "Lo mismo como archivo iCalendar, para importarlo o suscribirse.",
    "List events (RSS)": "Listar los eventos (RSS)",
    "The same as an RSS feed.": "Lo mismo como canal RSS.",
    "Get an event (iCalendar)": "Obtener un evento (iCalendar)",
    "Get an event by slug (iCalendar)": "Obtener un evento por su slug (iCalendar)",
    "List venues": "Listar los lugares",
    "Lists venues that pass all filters, page by page.":
      "Enumera los lugares que cumplen todos los filtros, página a página.",
    "Create a venue": "Crear un lugar",
    "Creates a venue.": "Crea un lugar.",
    "Get a venue": "Obtener un lugar",
    "Gets a venue by its id.": "Devuelve un lugar a partir de su identificador.",
    "Update a venue": "Modificar un lugar",
    "Changes a venue: the fields that are sent. The others stay as they are.":
      "Modifica un lugar: los campos enviados. Los demás no cambian.",
    "Update a venue (PUT)": "Modificar un lugar (PUT)",
    "Update a venue (PATCH)": "Modificar un lugar (PATCH)",
    "Delete a venue": "Eliminar un lugar",
    "Deletes a venue, which its id names.": "Elimina un lugar a partir de su identificador.",
    "Get a venue by slug": "Obtener un lugar por su slug",
    "Gets a venue by its slug.": "Devuelve un lugar a partir de su slug.",
    "Update a venue by slug": "Modificar un lugar por su slug",
    "Changes a venue, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un lugar a partir de su slug: los campos enviados. Los demás no cambian.",
    "Update a venue by slug (PUT)": "Modificar un lugar por su slug (PUT)",
    "Update a venue by slug (PATCH)": "Modificar un lugar por su slug (PATCH)",
    "Delete a venue by slug": "Eliminar un lugar por su slug",
    "Deletes a venue, which its slug names.": "Elimina un lugar a partir de su slug.",
    "Create or update a venue by its external id": "Crear o modificar un lugar por su ID externo",
    "Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un lugar con este ID externo o, si ya existe, modifica los campos enviados: las llamadas simultáneas crean un solo contenido.",
    "List organizers": "Listar los organizadores",
    "Lists organizers that pass all filters, page by page.":
      "Enumera los organizadores que cumplen todos los filtros, página a página.",
    "Create an organizer": "Crear un organizador",
    "Creates an organizer.": "Crea un organizador.",
    "Get an organizer": "Obtener un organizador",
    "Gets an organizer by its id.": "Devuelve un organizador a partir de su identificador.",
    "Update an organizer": "Modificar un organizador",
    "Changes an organizer: the fields that are sent. The others stay as they are.":
      "Modifica un organizador: los campos enviados. Los demás no cambian.",
    "Update an organizer (PUT)": "Modificar un organizador (PUT)",
    "Update an organizer (PATCH)": "Modificar un organizador (PATCH)",
    "Delete an organizer": "Eliminar un organizador",
    "Deletes an organizer, which its id names.": "Elimina un organizador a partir de su identificador.",
    "Get an organizer by slug": "Obtener un organizador por su slug",
    "Gets an organizer by its slug.": "Devuelve un organizador a partir de su slug.",
    "Update an organizer by slug": "Modificar un organizador por su slug",
    "Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifica un organizador a partir de su slug: los campos enviados. Los demás no cambian.",
    "Update an organizer by slug (PUT)": "Modificar un organizador por su slug (PUT)",
    "Update an organizer by slug (PATCH)": "Modificar un organizador por su slug (PATCH)",
    "Delete an organizer by slug": "Eliminar un organizador por su slug",
    "Deletes an organizer, which its slug names.": "Elimina un organizador a partir de su slug.",
    "Create or update an organizer by its external id": "Crear o modificar un organizador por su ID externo",
    "Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea un organizador con este ID externo o, si ya existe, modifica los campos enviados: las llamadas simultáneas crean un solo contenido.",
    "List categories": "Listar las categorías",
    "Lists categories that pass all filters, page by page.":
      "Enumera las categorías que cumplen todos los filtros, página a página.",
    "Create a category": "Crear una categoría",
    "Creates a category.": "Crea una categoría.",
    "Get a category": "Obtener una categoría",
    "Gets a category by its id.": "Devuelve una categoría a partir de su identificador.",
    "Update a category": "Modificar una categoría",
    "Changes a category: the fields that are sent. The others stay as they are.":
      "Modifica una categoría: los campos enviados. Los demás no cambian.",
    "Update a category (PUT)": "Modificar una categoría (PUT)",
    "Update a category (PATCH)": "Modificar una categoría (PATCH)",
    "Delete a category": "Eliminar una categoría",
    "Deletes a category, which its id names.": "Elimina una categoría a partir de su identificador.",
    "Create or update a category by its external id": "Crear o modificar una categoría por su ID externo",
    "Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea una categoría con este ID externo o, si ya existe, modifica los campos enviados: las llamadas simultáneas crean un solo contenido.",
    "List tags": "Listar las etiquetas",
    "Lists tags that pass all filters, page by page.":
      "Enumera las etiquetas que cumplen todos los filtros, página a página.",
    "Create a tag": "Crear una etiqueta",
    "Creates a tag.": "Crea una etiqueta.",
    "Get a tag": "Obtener una etiqueta",
    "Gets a tag by its id.": "Devuelve una etiqueta a partir de su identificador.",
    "Update a tag": "Modificar una etiqueta",
    "Changes a tag: the fields that are sent. The others stay as they are.":
      "Modifica una etiqueta: los campos enviados. Los demás no cambian.",
    "Update a tag (PUT)": "Modificar una etiqueta (PUT)",
    "Update a tag (PATCH)": "Modificar una etiqueta (PATCH)",
    "Delete a tag": "Eliminar una etiqueta",
    "Deletes a tag, which its id names.": "Elimina una etiqueta a partir de su identificador.",
    "Create or update a tag by its external id": "Crear o modificar una etiqueta por su ID externo",
    "Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crea una etiqueta con este ID externo o, si ya existe, modifica los campos enviados: las llamadas simultáneas crean un solo contenido.",
    "Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`":
      "Eventos: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`",
    "Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`":
      "Lugares: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`",
    "Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`":
      "Organizadores: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`",
    "Categories: `category.created`, `category.updated`, `category.deleted`":
      "Categorías: `category.created`, `category.updated`, `category.deleted`",
    "Tags: `tag.created`, `tag.updated`, `tag.deleted`":
      "Etiquetas: `tag.created`, `tag.updated`, `tag.deleted`",
    "- `asc`: Ascending.\n- `desc`: Descending.": "- `asc`: Ascendente.\n- `desc`: Descendente.",
    "- `name`: By name.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.":
      "- `name`: Por nombre.\n- `created`: Por momento de creación.\n- `modified`: Por momento del último cambio.",
    "- `date`: By start.\n- `title`: By title.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.\n- `distance`: By how far the nearest venue is.":
      "- `date`: Por comienzo.\n- `title`: Por título.\n- `created`: Por momento de creación.\n- `modified`: Por momento del último cambio.\n- `distance`: Por distancia al lugar más cercano.",
    "- `all`: Everything, the past and the far future as well.":
      "- `all`: Todo, también el pasado y el futuro lejano.",
    "- `name`: By name.\n- `id`: By id.\n- `term_id`: By id.\n- `slug`: By slug.\n- `count`: By the number of published events.\n- `description`: By description.\n- `term_group`: By group; all terms are in one group.\n- `include`: In the order of the ids given in include.":
      "- `name`: Por nombre.\n- `id`: Por identificador.\n- `term_id`: Por identificador.\n- `slug`: Por slug.\n- `count`: Por número de eventos publicados.\n- `description`: Por descripción.\n- `term_group`: Por grupo; todos los términos están en un mismo grupo.\n- `include`: En el orden de los identificadores indicados en include.",
    "- `view`: As readers see it.\n- `embed`: As embedded in other records.\n- `edit`: As editors see it.":
      "- `view`: Tal como lo ven los lectores.\n- `embed`: Tal como se incrusta en otros registros.\n- `edit`: Tal como lo ven los editores.",
    "- `waiting`: Will be sent, or sent again.\n- `delivered`: The receiver took it.\n- `given_up`: The receiver did not take it in time.":
      "- `waiting`: Se enviará, o se enviará de nuevo.\n- `delivered`: El receptor lo aceptó.\n- `given_up`: El receptor no lo aceptó a tiempo.",
    "- `this`: This occurrence alone.\n- `following`: This occurrence and those after it.\n- `all`: All occurrences of the series.":
      "- `this`: Solo esta fecha.\n- `following`: Esta fecha y las siguientes.\n- `all`: Todas las fechas de la serie.",
    "- `scheduled`: As planned.\n- `canceled`: Cancelled.\n- `postponed`: Postponed.\n- `rescheduled`: Rescheduled.\n- `moved-online`: Moved online.":
      "- `scheduled`: Según lo previsto.\n- `canceled`: Cancelado.\n- `postponed`: Aplazado.\n- `rescheduled`: Cambiado de fecha.\n- `moved-online`: Ahora en línea.",
    "- `create`: Creates a record.\n- `update`: Changes the fields that are given of the record with the id.\n- `upsert`: Creates the record with the external id, or changes the fields that are given.\n- `delete`: Deletes the record with the id.":
      "- `create`: Crea un registro.\n- `update`: Modifica los campos indicados del registro con el ID.\n- `upsert`: Crea el registro con el ID externo o modifica los campos indicados.\n- `delete`: Elimina el registro con el ID.",
    "- `publish`: Visible to everyone.\n- `future`: Published automatically at its publication date.\n- `draft`: Not finished; visible to its author and to editors.\n- `pending`: Waits for an editor to publish it.\n- `private`: Visible to its author and to those who may read private records.\n- `trash`: Deleted; an update brings it back.":
      "- `publish`: Visible para todo el mundo.\n- `future`: Se publica automáticamente cuando llega su fecha de publicación.\n- `draft`: Sin terminar; visible para su autor y para los editores.\n- `pending`: A la espera de que un editor lo publique.\n- `private`: Visible para su autor y para quienes pueden leer registros privados.\n- `trash`: Eliminado; una actualización lo recupera.",
    "The parts of a date and time, each as text with leading zeros.":
      "Las partes de una fecha y hora, cada una como texto con ceros a la izquierda.",
    "Four digits.": "Cuatro dígitos.",
    "01 to 12.": "De 01 a 12.",
    "01 to 31.": "De 01 a 31.",
    "00 to 23.": "De 00 a 23.",
    "00 to 59.": "De 00 a 59.",
    "The cost of an event, taken apart.": "El coste de un evento, desglosado.",
    "How a record repeats, on the clocks of its own time zone.":
      "Cómo se repite un registro, según los relojes de su propia zona horaria.",
    "One kind of ticket for an event.": "Un tipo de entrada para un evento.",
    "What a record is called where it comes from.": "Cómo se llama un contenido en el lugar del que procede.",
    "An image with the sizes it is stored in.": "Una imagen con los tamaños en que está almacenada.",
    "Address of the original file.": "URL del archivo original.",
    "Id of the image.": "Identificador de la imagen.",
    "File name extension, such as jpg.": "Extensión del nombre del archivo, como jpg.",
    "Width in pixels.": "Anchura en píxeles.",
    "Height in pixels.": "Altura en píxeles.",
    "Size of the file in bytes.": "Tamaño del archivo en bytes.",
    "The stored sizes by name, such as thumbnail.": "Los tamaños almacenados, por nombre, como thumbnail.",
    "One stored size of an image.": "Uno de los tamaños almacenados de una imagen.",
    "Media type, such as image/jpeg.": "Tipo MIME, como image/jpeg.",
    "Address of the file.": "URL del archivo.",
    "Addresses that belong to a term.": "Las URL asociadas a un término.",
    "Address of the term.": "URL del término.",
    "Address of the list that contains the term.": "URL de la lista en la que figura el término.",
    "Address of the parent term.": "URL del término superior.",
    "What became of the writes of a batch.": "Resultados de las escrituras.",
    "An outcome for each item, in their order.": "Un resultado para cada escritura, en su orden.",
    "What became of one write of a batch.": "Resultado de una escritura.",
    "Status of the answer that its own request would get.":
      "Estado de la respuesta que obtendría su propia solicitud.",
    "The record that its own request would answer with.":
      "El registro con el que respondería su propia solicitud.",
    "The error that its own request would answer with.":
      "El error con el que respondería su propia solicitud.",
    "True where nothing was stored, because the record was the same already.":
      "True si no se guardó nada, porque el registro ya era así.",
    "Changes of records, the latest first.": "Cambios de registros, primero los más recientes.",
    "The changes of the page.": "Los cambios de la página.",
    "Number of the page.": "Número de la página.",
    "How many there are on all pages.": "Cuántos hay en todas las páginas.",
    "How many pages there are.": "Cuántas páginas hay.",
    "A change of a record.": "Un cambio de un registro.",
    "When it was made, in UTC.": "Cuándo se hizo, en UTC.",
    "What was done: created, updated, trashed, restored, published or deleted.":
      "Qué se hizo: created, updated, trashed, restored, published o deleted.",
    "Whether the record came to be published by it.": "Si con ello el registro se publicó.",
    "The kind of record.": "El tipo de registro.",
    "Which revision of the record it made.": "Qué revisión del registro resultó.",
    "Id of the key it was made with; empty without one.":
      "Id de la clave con la que se hizo; vacío si no la había.",
    "Name of that key; empty where the service itself made the change.":
      "Nombre de esa clave; vacío si el servicio actuó por sí mismo.",
    "Role of that key.": "Rol de esa clave.",
    "Id of the request.": "Id de la petición.",
    "Language of the request.": "Idioma de la petición.",
    "The fields that changed.": "Los campos que cambiaron.",
    "A field before and after a change. What is long is cut, passwords are not shown.":
      "Un campo antes y después de un cambio. Lo largo se recorta, las contraseñas no se muestran.",
    "Name of the field.": "Nombre del campo.",
    "Language version, of a field that has several.": "Versión lingüística, si el campo tiene varias.",
    "Value before, null for none.": "Valor anterior, null si no lo había.",
    "Value afterwards, null for none.": "Valor posterior, null si no lo hay.",
    "All webhooks.": "Todos los webhooks.",
    "The webhooks by name.": "Los webhooks por nombre.",
    "A receiver of messages about changes.": "Un receptor al que se informa de los cambios.",
    "Name of the webhook.": "Nombre del webhook.",
    "Types of messages it gets; * means all.": "Tipos de mensajes que recibe; * significa todos.",
    "Whether messages are sent.": "Si se envían mensajes.",
    "Role as which messages show records.": "Rol con el que los mensajes muestran los registros.",
    "Since when every attempt has failed; absent where the last one did not.":
      "Desde cuándo fallan todos los intentos; ausente si el último tuvo éxito.",
    "When the service switched it off.": "Cuándo lo desactivó el servicio.",
    "Why the service switched it off.": "Por qué lo desactivó el servicio.",
    "How many messages wait to be sent.": "Cuántos mensajes esperan ser enviados.",
    "Secret that messages are signed with; shown only when it is made.":
      "Secreto con el que se firman los mensajes; solo se muestra al crearlo.",
    "A message that was made for a test.": "Un mensaje creado como prueba.",
    "Id of the message, to be found in the log.": "Id del mensaje, que se encuentra en el registro.",
    "Messages to one webhook, the latest first.": "Mensajes a un webhook, primero los más recientes.",
    "The messages of the page.": "Los mensajes de la página.",
    "A message to one webhook, and what became of it.": "Un mensaje a un webhook, y qué fue de él.",
    "Id of the message, which stays the same when it is sent again.":
      "Id del mensaje, que no cambia al enviarlo de nuevo.",
    "Type of the message.": "Tipo del mensaje.",
    "The record it is about.": "El registro del que trata.",
    "What became of it.": "Qué fue de él.",
    "When the change was made, in UTC.": "Cuándo se hizo el cambio, en UTC.",
    "How many attempts were made.": "Cuántos intentos se hicieron.",
    "When the next attempt is due.": "Cuándo toca el próximo intento.",
    "The last attempts.": "Los últimos intentos.",
    "What is sent, as JSON text.": "Lo que se envía, como texto JSON.",
    "An attempt to send a message.": "Un intento de enviar un mensaje.",
    "Status of the answer; absent where there was none.": "Estado de la respuesta; ausente si no la hubo.",
    "Why it failed.": "Por qué falló.",
    "Milliseconds until the answer.": "Milisegundos hasta la respuesta.",
    "What is sent again.": "Lo que se envía de nuevo.",
    "How many messages are sent again.": "Cuántos mensajes se envían de nuevo.",
    "The cost of an event, taken apart, as it may be sent.":
      "El coste de un evento, desglosado, tal como se puede enviar.",
    "One write of a batch.": "Una escritura entre varias.",
    "What it does.": "Lo que hace.",
    "Which kind of record it writes, where that is not the kind of the address.":
      "Qué tipo de registro escribe, si no es el de la dirección.",
    "Id of the record that it changes or deletes.": "ID del registro que modifica o elimina.",
    "The external id of the record, instead of its id.": "ID externo del registro, en lugar de su ID.",
    "Rejects the write with 412 where anybody but the source of the external id has changed the record since the source wrote it.":
      "Rechaza la escritura con 412 si alguien distinto de la fuente del ID externo ha modificado el registro desde que la fuente lo escribió.",
    "With create: a record of that name that exists already is the outcome, and stays as it is.":
      "Con create: si ya existe un registro con ese nombre, el resultado es ese, que se queda como está.",
    'What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the id of the record of an earlier item, counted from 0.':
      'Lo que tendría el cuerpo o la query de su propia solicitud. `{"$ref": "items/3"}` en su interior representa el ID del registro de una escritura anterior, contada desde 0.',
    "Id of the record that is unique across services.":
      "Identificador del registro, único entre todos los servicios.",
    "The global ids the record has had.": "Los identificadores globales que ha tenido el registro.",
    "Id of the author, as text.": "Identificador del autor, como texto.",
    "Status that the record has.": "Estado en que se encuentra el registro.",
    "Date and time of the last change in the time zone of the site.":
      "Fecha y hora de la última modificación en la zona horaria del sitio.",
    "Date and time of the last change in UTC.": "Fecha y hora de la última modificación en UTC.",
    "Address of the web page of the record.": "URL de la página web del registro.",
    "Address of the record in this service.": "URL del registro en este servicio.",
    "The featured image with the sizes it is stored in; false or absent where there is none.":
      "La imagen destacada con los tamaños guardados; false o ausente si no la hay.",
    "Start, taken apart.": "Inicio, desglosado.",
    "End, taken apart.": "Fin, desglosado.",
    "Start in UTC.": "Inicio en UTC.",
    "Start in UTC, taken apart.": "Inicio en UTC, desglosado.",
    "End in UTC.": "Fin en UTC.",
    "End in UTC, taken apart.": "Fin en UTC, desglosado.",
    "Abbreviation of the time zone at the start, such as CET.":
      "Abreviatura de la zona horaria en el momento del inicio, como CET.",
    "What it costs, with the currency sign, for display.":
      "Cuánto cuesta, con el símbolo de moneda, para su presentación.",
    "The cost, taken apart.": "El coste, desglosado.",
    "Address of the website; empty or absent where there is none.":
      "Dirección del sitio web; vacía o ausente si no lo hay.",
    "Whether a map is shown.": "Indica si se muestra un mapa.",
    "Whether a link to a map is shown.": "Indica si se muestra un enlace a un mapa.",
    "Whether lists leave the event out.": "Indica si el evento se excluye de las listas.",
    "Whether the calendar view lists the event first.":
      "Indica si el evento aparece en primer lugar en la vista de calendario.",
    "The categories of the event.": "Las categorías del evento.",
    "The tags of the event.": "Las etiquetas del evento.",
    "The venue of the event; several are a list, none is an empty list.":
      "El lugar del evento; varios forman una lista, ninguno una lista vacía.",
    "The organizers of the event.": "Los organizadores del evento.",
    "Always empty.": "Siempre vacío.",
    "The record as schema.org data; in answers for a single record only.":
      "El registro como datos de schema.org; solo en las respuestas de un único registro.",
    "Not used.": "No se usa.",
    "How many published events have the term.": "Cuántos eventos publicados tienen el término.",
    "The kind of term.": "El tipo de término.",
    "Id of the category above; 0 where there is none.":
      "Identificador de la categoría superior; 0 si no la hay.",
    "Addresses that belong to the term.": "Las URL asociadas al término.",
    "The same addresses as links; in answers for a single term only.":
      "Las mismas direcciones como enlaces; solo en respuestas sobre un único término.",
    "Always 0.": "Siempre 0.",
    "The same as id.": "Lo mismo que id.",
    "Always raw.": "Siempre raw.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`incorrect_password`: The key is not valid.": "`incorrect_password`: La clave no es válida.",
    "- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "`rest_invalid_namespace`: The namespace was not found.":
      "`rest_invalid_namespace`: No se ha encontrado el espacio de nombres.",
    "`rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "`rest_too_many_requests`: Más de {limit} peticiones en un minuto; espere el tiempo que indica Retry-After.",
    "`rest_internal_error`: The request failed for a reason inside the service.":
      "`rest_internal_error`: La petición ha fallado por una causa interna del servicio.",
    "- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_timeout`: La petición ha tardado demasiado y se ha abandonado; inténtelo de nuevo más tarde.\n- `rest_store_unavailable`: El sistema de almacenamiento no responde en este momento; inténtelo más tarde.",
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Debe autenticarse para realizar esta acción.\n- `incorrect_password`: La clave no es válida.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: No tiene permiso para realizar esta acción.\n- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_missing_callback_param`: Falta(n) parámetro(s): {names}\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: Durante {seconds} segundos no llegó nada del cuerpo; envíe la petición de nuevo.",
    "`rest_webhook_exists`: There is a webhook named {name} already.":
      "`rest_webhook_exists`: Ya hay un webhook con el nombre {name}.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: El cuerpo de la petición supera los {limit} bytes.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: No se admite la codificación de contenido {type}; envíe el cuerpo sin comprimir.\n- `rest_unsupported_media_type`: El juego de caracteres {charset} no es compatible; envíe el cuerpo en UTF-8.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: Los cuerpos de las peticiones en curso superan los {limit} bytes; envíe esta de nuevo después del tiempo que indica Retry-After.\n- `rest_too_many_requests`: Más de {limit} peticiones en un minuto; espere el tiempo que indica Retry-After.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: El almacén no tiene sitio para el registro; no se ha cambiado nada.",
    "`rest_webhook_unknown`: There is no webhook named {name}.":
      "`rest_webhook_unknown`: No hay ningún webhook con el nombre {name}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`event-archive-page-not-found`: That page of the archive does not exist.":
      "`event-archive-page-not-found`: Esa página del archivo no existe.",
    "`changes_expired`: The token of `since` is no longer valid: it is too old, or your rights or the store have changed since. Ask again without `since`, and replace what you have.":
      "`changes_expired`: El token de `since` ya no es válido: es demasiado antiguo, o sus derechos o la base de datos han cambiado desde entonces. Pregunte de nuevo sin `since` y sustituya lo que tenga.",
    "- `rest_too_many_listeners`: There are too many streams open; try again later.\n- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_too_many_listeners`: Hay demasiados flujos abiertos; inténtelo de nuevo más tarde.\n- `rest_timeout`: La petición ha tardado demasiado y se ha abandonado; inténtelo de nuevo más tarde.\n- `rest_store_unavailable`: El sistema de almacenamiento no responde en este momento; inténtelo más tarde.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_missing_callback_param`: Falta(n) parámetro(s): {names}\n- `invalid-linked-record`: {name} hace referencia a un registro que no existe.\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "`rest_idempotency_key_in_use`: Se está procesando una solicitud con esta Idempotency-Key; inténtelo de nuevo.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Esta Idempotency-Key ya llegó con otra solicitud; use una nueva para cada escritura.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest-invalid-event-id`: El número {id} pertenece a un registro que no es un evento.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "- `event-no-longer-available`: This event is no longer available.\n- `event-not-accessible`: This record is not accessible.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `event-no-longer-available`: Este evento ya no está disponible.\n- `event-not-accessible`: No se puede acceder a este registro.\n- `event-password-protected`: Este registro está protegido con contraseña.\n- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "`rest-event-not-found`: There is no event with the number {id}.":
      "`rest-event-not-found`: No existe ningún evento con el número {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_missing_callback_param`: Falta(n) parámetro(s): {names}\n- `invalid-linked-record`: {name} hace referencia a un registro que no existe.\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest-invalid-event-id`: El número {id} pertenece a un registro que no es un evento.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Muchos clientes están modificando el registro a la vez; inténtelo de nuevo.\n- `rest_idempotency_key_in_use`: Se está procesando una solicitud con esta Idempotency-Key; inténtelo de nuevo.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: El registro se ha modificado entretanto; vuelva a leerlo.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest-invalid-event-id`: El número {id} pertenece a un registro que no es un evento.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: No tiene permiso para realizar esta acción.\n- `event-password-protected`: Este registro está protegido con contraseña.\n- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "`event-is-in-trash`: This record is in the trash already.":
      "`event-is-in-trash`: Este registro ya está en la papelera.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_missing_callback_param`: Falta(n) parámetro(s): {names}\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`venue-archive-page-not-found`: That page of the archive does not exist.":
      "`venue-archive-page-not-found`: Esa página del archivo no existe.",
    "- `venue-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `venue-not-accessible`: No se puede acceder a este registro.\n- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "`venue-is-in-trash`: This record is in the trash already.":
      "`venue-is-in-trash`: Este registro ya está en la papelera.",
    "`organizer-archive-page-not-found`: That page of the archive does not exist.":
      "`organizer-archive-page-not-found`: Esa página del archivo no existe.",
    "- `organizer-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `organizer-not-accessible`: No se puede acceder a este registro.\n- `rest_forbidden`: Sin claves, este servicio solo responde a peticiones locales; {header} no es local. Cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.\n- `rest_forbidden`: Sin claves, las páginas de otros puertos solo pueden escribir con JSON (Content-Type: application/json). Si no, cree una clave con `npm run keys` o defina ADMIN_API_KEY, y envíe esa clave.",
    "`organizer-is-in-trash`: This record is in the trash already.":
      "`organizer-is-in-trash`: Este registro ya está en la papelera.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `term_exists`: A term with that name exists already.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Parámetro(s) no válido(s): {names}\n- `rest_missing_callback_param`: Falta(n) parámetro(s): {names}\n- `invalid-linked-record`: {name} hace referencia a un registro que no existe.\n- `rest_invalid_json`: El cuerpo de la petición no es JSON válido.\n- `rest_invalid_body`: No se puede leer el cuerpo de la petición: {reason}.\n- `term_exists`: Ya existe un término con ese nombre.\n- `rest_invalid_idempotency_key`: Una Idempotency-Key tiene de 1 a {limit} caracteres, todos ellos caracteres ASCII visibles o espacios.\n- `rest_invalid_address`: La dirección de la petición no es válida: {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `duplicate_term_slug`: The slug {slug} is in use by another term.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: Muchos clientes están modificando el registro a la vez; inténtelo de nuevo.\n- `duplicate_term_slug`: Otro término ya usa el slug {slug}.\n- `rest_idempotency_key_in_use`: Se está procesando una solicitud con esta Idempotency-Key; inténtelo de nuevo.",
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
    "/components/schemas/BatchOutcome/properties/id/description": "ID del registro.",
    "/components/schemas/AuditEntry/properties/record/description": "Id del registro.",
    "/components/schemas/WebhookList/properties/total/description": "Cuántos hay.",
    "/components/schemas/Webhook/properties/created/description": "Cuándo se creó, en UTC.",
    "/components/schemas/EventChange/properties/id/description": "Id of the record.",
    "/components/schemas/EventChangeDate/properties/id/description": "Id of the record.",
  },
};
