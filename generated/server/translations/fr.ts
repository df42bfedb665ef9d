// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";

export const textsInFr: Translations = {
  texts: {
    "Coordinates of venues, and finding events near a place.":
      "Coordonnées des lieux et recherche d'événements à proximité d'un point.",
    "Whether events take place as planned, and events online.":
      "Si les événements ont lieu comme prévu, et événements en ligne.",
    "Tickets of an event with price, capacity and sale period.":
      "Billets d'un événement avec prix, capacité et période de vente.",
    "Events that belong to another event.": "Événements qui appartiennent à un autre événement.",
    "Events that repeat by a rule.": "Événements qui se répètent selon une règle.",
    "Colors of categories in the calendar.": "Couleurs des catégories dans le calendrier.",
    "Id of the record.": "Identifiant de l'enregistrement.",
    "Short name in addresses.": "Nom court dans les URL.",
    "The namespace to describe.": "L'espace de noms à décrire.",
    "The scope of the request.": "La portée de la requête.",
    "The language version of the content that the caller reads or writes.":
      "La version linguistique du contenu que le client lit ou écrit.",
    "Only changes of this kind of record.": "Seulement les modifications de ce type de fiche.",
    "Only changes of the record with this id.":
      "Seulement les modifications de la fiche avec cet identifiant.",
    "Only changes made with the key of this id or name.":
      "Seulement les modifications faites avec la clé de cet identifiant ou de ce nom.",
    "Only changes made by the request with this id.":
      "Seulement les modifications faites par la requête avec cet identifiant.",
    "Only changes from this date and time on.":
      "Seulement les modifications à partir de cette date et heure.",
    "Only changes before this date and time.": "Seulement les modifications avant cette date et heure.",
    "The page to return.": "La page voulue.",
    "How many a page holds.": "Combien une page en contient.",
    "Name of the webhook: lower-case letters, digits and hyphens.":
      "Nom du webhook : lettres minuscules, chiffres et traits d'union.",
    "Address that messages are posted to.": "Adresse à laquelle les messages sont envoyés.",
    "Types of messages to send, such as event.published or event.*; all where missing.":
      "Types de messages à envoyer, comme event.published ou event.* ; tous par défaut.",
    "Whether messages are sent; those that waited meanwhile go at once.":
      "Si des messages sont envoyés ; ceux qui attendaient partent aussitôt.",
    "Only messages in this state.": "Seulement les messages dans cet état.",
    "Id of one message.": "Identifiant d'un message.",
    "Messages from this date and time on.": "Messages à partir de cette date et heure.",
    "The page of the archive to return.": "La page de l'archive à renvoyer.",
    "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
      "Nombre d'enregistrements par page : 10 sans indication, 50 au plus, et un nombre plus grand compte comme 50 ; page mène au reste.",
    "Only events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all includes the past.":
      "Seulement les événements qui commencent à cette date ou plus tard. Sans indication, à partir d'hier, sauf avec un filtre comme ends_after ; window=all inclut le passé.",
    "Only events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all includes later ones.":
      "Seulement les événements qui finissent à cette date ou plus tôt. Sans indication, dans les deux ans à venir, sauf avec un filtre comme ends_after ; window=all inclut les suivants.",
    "all: events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
      "all : les événements de tous les temps, passés et lointains compris, si start_date et end_date ne disent rien d'autre.",
    "Only events that start before the date.":
      "Uniquement les événements qui commencent avant la date indiquée.",
    "Only events that start after the date.":
      "Uniquement les événements qui commencent après la date indiquée.",
    "Only events that end before the date.":
      "Uniquement les événements qui se terminent avant la date indiquée.",
    "Only events that end after the date.":
      "Uniquement les événements qui se terminent après la date indiquée.",
    "Only events that were changed after this time; a date alone is its midnight.":
      "Seulement les événements modifiés après ce moment ; une date seule vaut minuit de ce jour.",
    "Only events that were changed last before this time; a date alone is its midnight.":
      "Seulement les événements modifiés en dernier avant ce moment ; une date seule vaut minuit de ce jour.",
    "True: the times given count exactly; false: the date filters cover whole days.":
      "Avec true, les heures indiquées comptent exactement ; avec false, les filtres de date couvrent des journées entières.",
    'Words to find in title, description or excerpt; "a phrase" and -word work.':
      'Mots à rechercher dans le titre, la description ou le résumé ; "une expression" et -mot sont acceptés.',
    "Only events in one of these categories, by id, slug or name.":
      "Uniquement les événements de l'une de ces catégories, par identifiant, slug ou nom.",
    "Only events with one of these tags, by id, slug or name.":
      "Uniquement les événements portant l'une de ces étiquettes, par identifiant, slug ou nom.",
    "Only events at one of these venues, by id.":
      "Uniquement les événements dans l'un de ces lieux, par identifiant.",
    "Only events at one of these venues, by slug.":
      "Uniquement les événements dans l'un de ces lieux, par slug.",
    "Only events of one of these organizers, by id.":
      "Uniquement les événements de l'un de ces organisateurs, par identifiant.",
    "Only events of one of these organizers, by slug.":
      "Uniquement les événements de l'un de ces organisateurs, par slug.",
    "City: only events at a venue in this city, spelled as the venue has it.":
      "Ville : seulement les événements dans un lieu de cette ville, écrite comme celle du lieu.",
    "Free: only events that cost nothing (true), or that cost something (false).":
      "Gratuit : seulement les événements qui ne coûtent rien (true) ou qui coûtent quelque chose (false).",
    "Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well.":
      "Prix maximal : seulement les événements dont le prix le plus bas n’est pas supérieur, dans toute devise ; les gratuits aussi.",
    "Only events that came from this source, as put_by_external names it.":
      "Uniquement les événements provenant de cette source, telle que put_by_external la nomme.",
    "Only events that are featured (true) or are not (false).":
      "Uniquement les événements mis en avant (true) ou non (false).",
    "Only records in one of these post statuses.":
      "Uniquement les enregistrements dans l'un de ces états de publication.",
    "Only events whose venue has coordinates (true) or has none (false).":
      "Uniquement les événements dont le lieu a des coordonnées (true) ou n'en a pas (false).",
    "Latitude of a place, in degrees; needs geoloc_lng.":
      "Latitude d'un point, en degrés ; nécessite geoloc_lng.",
    "Longitude of a place, in degrees; needs geoloc_lat.":
      "Longitude d'un point, en degrés ; nécessite geoloc_lat.",
    "How far from the place a venue may be; in km.": "Distance maximale entre le point et un lieu, en km.",
    "Only the events with these ids, in this order; date filters do not count.":
      "Uniquement les événements ayant ces identifiants, dans cet ordre ; les filtres de date ne s'appliquent pas.",
    "Only events that belong to this event.": "Uniquement les événements qui appartiennent à cet événement.",
    "Only events with tickets (true) or without (false).":
      "Uniquement les événements avec billets (true) ou sans billets (false).",
    "Only events with one of these; scheduled are those that take place as planned.":
      "Seulement les événements avec l’une de ces valeurs ; scheduled pour ceux qui ont lieu comme prévu.",
    "Only events that take place online (true) or do not (false).":
      "Seulement les événements en ligne (true) ou non (false).",
    "Shows the events that this password protects in full.":
      "Montre en entier les événements que ce mot de passe protège.",
    "edit: shows protected events in full to those who may edit them.":
      "edit : montre en entier les événements protégés à ceux qui peuvent les modifier.",
    "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
      "Le critère de tri ; sans indication, par début. La distance demande geoloc_lat et geoloc_lng.",
    "Direction of the order, ascending where missing.": "Sens du tri, croissant sans indication.",
    "Token of an earlier answer, to list what has changed since. Without it, all records are listed.":
      "Jeton d'une réponse précédente, pour lister ce qui a changé depuis. Sans lui, tous les enregistrements sont listés.",
    "Changes per page, 500 at most.": "Modifications par page, 500 au plus.",
    "True: the records of a series are one change, of the series, with the dates of all of them.":
      "True : les enregistrements d'une série forment une seule modification, celle de la série, avec leurs dates.",
    "What the record is to be called.": "Comment l'enregistrement doit s'appeler.",
    "When it is to start.": "Quand il doit commencer.",
    "Time zone in which the start is meant; where missing, that of the site.":
      "Fuseau horaire du début ; s'il manque, celui du site.",
    "The record that it is to refer to, by id or name.":
      "L'enregistrement auquel il doit se référer, par identifiant ou par nom.",
    "How many to find, 20 at most.": "Combien en trouver, 20 au plus.",
    "Id of a record to leave out, such as the one that is being edited, with the other records of its series.":
      "Identifiant d'un enregistrement à laisser de côté, comme celui que l'on modifie, avec les autres enregistrements de sa série.",
    "Title of the event.": "Titre de l'événement.",
    "Start, date and time.": "Date et heure de début.",
    "End, date and time.": "Date et heure de fin.",
    "Id of the author.": "Identifiant de l'auteur.",
    "Date and time of publication in the time zone of the site.":
      "Date et heure de publication dans le fuseau horaire du site.",
    "Date and time of publication in UTC.": "Date et heure de publication en UTC.",
    "What the event is about, as HTML.": "Le sujet de l'événement, en HTML.",
    "Short name of the event in addresses.": "Nom court de l'événement dans les URL.",
    "A summary in a few sentences.": "Un résumé en quelques phrases.",
    "Post status.": "État de publication.",
    "Time zone of the event, such as Europe/Rome or UTC+2.":
      "Fuseau horaire de l'événement, par exemple Europe/Rome ou UTC+2.",
    "The event spans whole days.": "L'événement dure des journées entières.",
    "The featured image: the id of an image, or its URL.":
      "L'image mise en avant : l'identifiant d'une image ou son URL.",
    "What it costs: an amount, a range, a list, or words such as Free.":
      "Ce qu'il coûte : un montant, une fourchette, une liste ou des mots tels que Free.",
    "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
      "Le coût, détaillé : sa devise compte si le coût n'en indique aucune, ses montants s'il n'y a pas de coût.",
    "Currency sign of a cost that names none; wins over cost_details.":
      "Symbole de devise d'un coût qui n'en indique aucun ; prime sur cost_details.",
    "ISO 4217 code of the currency of the cost; wins over cost_details.":
      "Code ISO 4217 de la devise du coût ; prime sur cost_details.",
    "Position of the currency sign, prefix or postfix; takes precedence over cost_details.":
      "Position du symbole monétaire : prefix ou postfix ; l'emporte sur cost_details.",
    "Address of the event's own website.": "URL du site web propre à l'événement.",
    "Show a map.": "Affiche une carte.",
    "Show a link to a map.": "Affiche un lien vers une carte.",
    "Leave the event out of all lists.": "Exclut l'événement de toutes les listes.",
    "Put the event first in the calendar view.": "Place l'événement en premier dans la vue du calendrier.",
    "The event is featured on the site.": "L'événement est mis en avant sur le site.",
    "Categories, by id, slug or name.": "Catégories, par identifiant, slug ou nom.",
    "Tags, by id, slug or name.": "Étiquettes, par identifiant, slug ou nom.",
    "Venues, by id, or as a record to create.":
      "Lieux, par identifiant ou sous forme d'enregistrement à créer.",
    "Organizers, by id, or as records to create.":
      "Organisateurs, par identifiant ou sous forme d'enregistrements à créer.",
    "Password that readers need; an empty one removes it.":
      "Mot de passe demandé aux lecteurs ; une valeur vide le supprime.",
    "Id of the event this one belongs to.": "Identifiant de l'événement auquel celui-ci appartient.",
    "How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it.":
      "Comment l'événement se répète. L'enregistrement devient une série, qui ne figure dans aucune liste ; ses dates sont des événements qui lui appartiennent.",
    "The tickets of the event.": "Les billets de l'événement.",
    "Whether the event takes place as planned; scheduled where none is given.":
      "Si l’événement a lieu comme prévu ; scheduled si rien n’est indiqué.",
    "Why the event does not take place as planned, for readers.":
      "Pourquoi l’événement n’a pas lieu comme prévu, pour les lecteurs.",
    "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
      "Début avant le changement de date. Il est noté quand un événement déplacé reçoit un autre début, sauf si un début est indiqué.",
    "The event takes place online, maybe besides its venue.":
      "L’événement a lieu en ligne, peut-être en plus de son lieu.",
    "Where one takes part online.": "Adresse où participer en ligne.",
    "What the record is called where it comes from; no other record has the same.":
      "Le nom du contenu là d'où il provient ; aucun autre contenu n'a le même.",
    "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.":
      "Refuse l'écriture avec 412 si quelqu'un d'autre que la source du contenu l'a modifié depuis que la source l'a écrit.",
    "import: the record moves here from elsewhere, with its id, its dates and its author.":
      "import : le contenu arrive ici d'ailleurs, avec son ID, ses dates et son auteur.",
    "With context=import: the id of a new record, which no record has or had.":
      "Avec context=import : l'ID d'un nouveau contenu, qu'aucun contenu n'a ni n'a eu.",
    "With context=import: when the record was created.": "Avec context=import : quand le contenu a été créé.",
    "With context=import: when the record was changed last.":
      "Avec context=import : quand le contenu a été modifié pour la dernière fois.",
    "With context=import: the password that readers need, as it is stored.":
      "Avec context=import : le mot de passe demandé aux lecteurs, tel qu'il est enregistré.",
    "With context=import: the status that a record in the trash had before.":
      "Avec context=import : le statut qu'un contenu de la corbeille avait auparavant.",
    "With context=import: the place of the record in its series: the start that the series gives to it, or the object that an export has of it.":
      "Avec context=import : la place du contenu dans sa série : le début que la série lui donne, ou l'objet qu'en a une exportation.",
    "With context=import: the occurrences of the series come as records of their own. Those that are missing are made by the next write of the series without this, or after a day.":
      "Avec context=import : les occurrences de la série arrivent comme des contenus à part. Celles qui manquent sont créées par la prochaine écriture de la série sans ce paramètre, ou après un jour.",
    "How far a write of an occurrence reaches; this where it is left out.":
      "Jusqu'où porte l'écriture d'une date ; this par défaut.",
    "The writes.": "Les écritures.",
    "import: every write that stores values has context=import.":
      "import : chaque écriture qui enregistre des valeurs a context=import.",
    "True: every write is checked up to where something would be stored, and answers with what would be; nothing is stored, fetched or sent. The id 0 stands for one that a record would get.":
      "True : chaque écriture est vérifiée jusqu'au point où quelque chose serait enregistré, et répond avec ce qui le serait ; rien n'est enregistré, téléchargé ni envoyé. L'identifiant 0 représente celui qu'un enregistrement recevrait.",
    "Words to find in name, description, address or contact.":
      "Mots à rechercher dans le nom, la description, l'adresse ou les coordonnées de contact.",
    "Only the venues of this event.": "Uniquement les lieux de cet événement.",
    "Only venues that have events (true) or have none (false).":
      "Uniquement les lieux qui ont des événements (true) ou n'en ont pas (false).",
    "True: only venues that have upcoming events; false: all.":
      "True : uniquement les lieux qui ont des événements à venir ; false : tous.",
    "What to sort by; where missing, the latest publication first.":
      "Le critère de tri ; sans indication, la publication la plus récente d'abord.",
    "Name of the venue.": "Nom du lieu.",
    "What the place is like, as HTML.": "À quoi ressemble le lieu, en HTML.",
    "Street and number.": "Rue et numéro.",
    "City.": "Ville.",
    "Country.": "Pays.",
    "State.": "État.",
    "Postal code.": "Code postal.",
    "Telephone number.": "Numéro de téléphone.",
    "State or province, for places that have one of them.":
      "État ou province, pour les lieux qui ont l'un des deux.",
    "Address of the venue's website.": "URL du site web du lieu.",
    "Latitude in degrees.": "Latitude en degrés.",
    "Longitude in degrees.": "Longitude en degrés.",
    "With context=import: short name in addresses.": "Avec context=import : nom court dans les adresses.",
    "Words to find in name, description or contact.":
      "Mots à rechercher dans le nom, la description ou les coordonnées de contact.",
    "Only the organizers of this event.": "Uniquement les organisateurs de cet événement.",
    "Only organizers that have events (true) or have none (false).":
      "Uniquement les organisateurs qui ont des événements (true) ou n'en ont pas (false).",
    "True: only organizers that have upcoming events; false: all.":
      "True : uniquement les organisateurs qui ont des événements à venir ; false : tous.",
    "Name of the organizer.": "Nom de l'organisateur.",
    "Who the organizer is, as HTML.": "Qui est l'organisateur, en HTML.",
    "Address of the organizer's website.": "URL du site web de l'organisateur.",
    "E-mail address.": "Adresse e-mail.",
    "Text to find in name or slug.": "Texte à rechercher dans le nom ou le slug.",
    "Leave out the terms with these ids.": "Exclut les termes ayant ces identifiants.",
    "Only the terms with these ids.": "Uniquement les termes ayant ces identifiants.",
    "Ascending or descending.": "Croissant ou décroissant.",
    "The attribute of the term to sort by.": "L'attribut du terme selon lequel trier.",
    "Leave out categories without published events.": "Exclut les catégories sans événements publiés.",
    "Only the categories directly below this one.":
      "Uniquement les catégories situées directement sous celle-ci.",
    "Only the categories of this event.": "Uniquement les catégories de cet événement.",
    "Only the categories of this event; another name for post.":
      "Uniquement les catégories de cet événement ; autre nom de post.",
    "Only the term with this slug.": "Uniquement le terme ayant ce slug.",
    "Name of the category.": "Nom de la catégorie.",
    "What belongs in the category.": "Ce qui relève de la catégorie.",
    "Short name of the category in addresses.": "Nom court de la catégorie dans les URL.",
    "Id of the category above.": "Identifiant de la catégorie parente.",
    "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.":
      "Couleur des événements de la catégorie dans le calendrier, par exemple #1f5f5b ; le texte y est noir ou blanc, selon ce qui se lit le mieux.",
    "Leave out tags without published events.": "Exclut les étiquettes sans événements publiés.",
    "Only the tags of this event.": "Uniquement les étiquettes de cet événement.",
    "Only the tags of this event; another name for post.":
      "Uniquement les étiquettes de cet événement ; autre nom de post.",
    "Name of the tag.": "Nom de l'étiquette.",
    "What the tag marks.": "Ce que marque l'étiquette.",
    "Short name of the tag in addresses.": "Nom court de l'étiquette dans les URL.",
    "Visible to everyone.": "Visible par tous.",
    "Published automatically at its publication date.": "Publié automatiquement à sa date de publication.",
    "Not finished; visible to its author and to editors.":
      "Inachevé ; visible par son auteur et par les éditeurs.",
    "Waits for an editor to publish it.": "En attente de publication par un éditeur.",
    "Visible to its author and to those who may read private records.":
      "Visible par son auteur et par ceux qui peuvent lire les enregistrements privés.",
    "Deleted; an update brings it back.": "Supprimé ; une mise à jour le rétablit.",
    Title: "Titre",
    Start: "Début",
    End: "Fin",
    Author: "Auteur",
    Published: "Publication",
    Summary: "Résumé",
    Status: "État",
    "Time zone": "Fuseau horaire",
    "All day": "Toute la journée",
    Cost: "Tarif",
    "Cost, taken apart": "Coût détaillé",
    "The currency sign that was written with the cost, or empty.":
      "Le symbole monétaire écrit avec le coût, ou vide.",
    "The ISO 4217 code of the currency, or empty.": "Le code ISO 4217 de la devise, ou vide.",
    "prefix or postfix, or empty.": "prefix, postfix ou vide.",
    "The amounts, lowest first; words such as free appear unchanged.":
      "Les montants, du plus petit au plus grand ; les mots tels que free restent tels quels.",
    "Currency sign": "Symbole de devise",
    "Currency code": "Code de devise",
    "Currency position": "Position de la devise",
    Website: "Site web",
    "Not in lists": "Hors des listes",
    "First in the calendar": "En tête du calendrier",
    Featured: "À la une",
    Categories: "Catégories",
    Tags: "Étiquettes",
    Venues: "Lieux",
    Organizers: "Organisateurs",
    Password: "Mot de passe",
    "Part of": "Fait partie de",
    Repeats: "Se répète",
    "Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.":
      "Règle comme dans iCalendar (RFC 5545), par exemple FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.",
    "Further starts, besides those of the rule.": "Débuts en plus de ceux de la règle.",
    "Dropped starts, which the rule would have.": "Débuts qui sont omis.",
    "Applies to": "Vaut pour",
    "This occurrence alone.": "Cette date seulement.",
    "This occurrence and those after it.": "Cette date et les suivantes.",
    "All occurrences of the series.": "Toutes les dates de la série.",
    Tickets: "Billets",
    "Name of the ticket, such as Reduced.": "Nom du billet, par exemple « Tarif réduit ».",
    Name: "Nom",
    "Price in the currency of the ticket.": "Prix dans la devise du billet.",
    Price: "Prix",
    "ISO 4217 code of the currency.": "Code ISO 4217 de la devise.",
    Currency: "Devise",
    "Where the ticket is sold.": "Où le billet est vendu.",
    "Sold at": "Lieu de vente",
    "How many there are.": "Nombre de billets.",
    Number: "Nombre",
    "Start of the sale.": "Début de la vente.",
    "Sale starts": "Début de la vente",
    "End of the sale.": "Fin de la vente.",
    "Sale ends": "Fin de la vente",
    "Takes place": "A lieu",
    "As planned.": "Comme prévu.",
    "Cancelled.": "Annulé.",
    "Postponed.": "Reporté.",
    "Rescheduled.": "Déplacé à une autre date.",
    "Moved online.": "En ligne désormais.",
    Reason: "Raison",
    "Former start": "Ancien début",
    Online: "En ligne",
    "Address online": "Adresse en ligne",
    "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.":
      "Le programme ou le site dont provient le contenu : lettres minuscules, chiffres, points, traits d'union et tirets bas.",
    "Its id there, without control characters.": "Son ID là-bas, sans caractères de contrôle.",
    Telephone: "Téléphone",
    "State or province": "État ou province",
    "Category above": "Catégorie supérieure",
    Color: "Couleur",
    "Publishes and maintains a calendar of events with its venues, organizers, categories and tags.":
      "Publie et gère un calendrier d'événements avec leurs lieux, organisateurs, catégories et étiquettes.",
    "Something that takes place at a time, maybe at a venue, held by organizers.":
      "Quelque chose qui se tient à un moment donné, parfois dans un lieu, à l'initiative d'organisateurs.",
    "A place where events are held.": "Un lieu où se tiennent des événements.",
    "A person or group that holds events.": "Une personne ou un groupe qui organise des événements.",
    "A kind of event; categories can be nested.":
      "Un type d'événement ; les catégories peuvent avoir des sous-catégories.",
    "A word that events are marked with.": "Un mot qui sert à marquer des événements.",
    "List the routes": "Lister les routes",
    "Lists the routes with their methods and arguments.":
      "Énumère les routes avec leurs méthodes et arguments.",
    "Get the OpenAPI document": "Obtenir le document OpenAPI",
    "The OpenAPI document of this service in the language asked for.":
      "Le document OpenAPI de ce service dans la langue demandée.",
    "Get the hashes of the contract": "Obtenir les empreintes du contrat",
    "Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.":
      "Les empreintes de ce sur quoi comptent les clients : une pour l'ensemble et une pour chaque opération. Un client conserve celles avec lesquelles il a été créé et voit, en les comparant, ce qui a changé.",
    "List changes of records": "Lister les modifications des enregistrements",
    "Lists who changed which record how and when, the latest first.":
      "Liste qui a modifié quelle fiche, comment et quand, le plus récent en premier.",
    "List webhooks": "Lister les webhooks",
    "Lists the webhooks.": "Liste les webhooks.",
    "Create a webhook": "Créer un webhook",
    "Creates a webhook; the answer shows its secret, once.":
      "Crée un webhook ; la réponse montre son secret, une seule fois.",
    "Get a webhook": "Obtenir un webhook",
    "Gives the webhook with this name.": "Donne le webhook de ce nom.",
    "Update a webhook": "Modifier un webhook",
    "Changes what is sent of the webhook with this name.": "Modifie ce qui est envoyé du webhook de ce nom.",
    "Update a webhook (PUT)": "Modifier un webhook (PUT)",
    "Update a webhook (PATCH)": "Modifier un webhook (PATCH)",
    "Delete a webhook": "Supprimer un webhook",
    "Deletes the webhook with this name, and its messages.": "Supprime le webhook de ce nom et ses messages.",
    "Give a webhook a new secret": "Donner un nouveau secret à un webhook",
    "Gives the webhook a new secret; the present one signs beside it for a day.":
      "Donne un nouveau secret au webhook ; l'actuel signe avec lui pendant un jour.",
    "Send a test message to a webhook": "Envoyer un message d'essai à un webhook",
    "Sends a message for a test.": "Envoie un message d'essai.",
    "List messages to a webhook": "Lister les messages à un webhook",
    "Lists the messages to the webhook with this name, the latest first.":
      "Liste les messages au webhook de ce nom, les plus récents en premier.",
    "Send messages to a webhook again": "Renvoyer des messages à un webhook",
    "Sends messages again: one, those since a date, or else those given up.":
      "Renvoie des messages : un, ceux depuis une date, ou sinon ceux qui ont été abandonnés.",
    "List events": "Lister les événements",
    "Lists events that pass all filters, page by page.":
      "Énumère les événements qui satisfont à tous les filtres, page par page.",
    "Create an event": "Créer un événement",
    "Creates an event.": "Crée un événement.",
    "List changes of events": "Lister les modifications : les événements",
    "Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.":
      "Liste ce qui a changé depuis un jeton, du plus ancien au plus récent : envoyez `next_token` comme `since` de la requête suivante. Sans jeton, liste page par page tous les enregistrements qui satisfont les filtres, et finit par le jeton de ce qui suit. Il n'y a pas de période par défaut.",
    "Follow changes of events": "Suivre les changements : les événements",
    "Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.":
      "Envoie chaque changement dès qu'il se produit, sous forme d'événements envoyés par le serveur du type `change`, dont les données sont un changement comme dans les listes. Commence à `Last-Event-ID` ou `since`, si l'un est indiqué, sinon maintenant. `end` : reconnectez-vous ; `expired` : recommencez sans jeton.",
    "Find similar events": "Trouver des semblables : les événements",
    "Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.":
      "Trouve les événements qui sont probablement les mêmes que ce que l'on va créer, les résultats les plus semblables d'abord. Les noms sont comparés en tolérant les fautes de frappe ; avec un début, seuls comptent ceux de ce jour, de la veille et du lendemain.",
    "Get an event": "Obtenir un événement",
    "Gets an event by its id.": "Renvoie un événement à partir de son identifiant.",
    "Update an event": "Modifier un événement",
    "Changes an event: the fields that are sent. The others stay as they are.":
      "Modifie un événement : les champs envoyés. Les autres restent inchangés.",
    "Update an event (PUT)": "Modifier un événement (PUT)",
    "Update an event (PATCH)": "Modifier un événement (PATCH)",
    "Delete an event": "Supprimer un événement",
    "Deletes an event, which its id names.": "Supprime un événement à partir de son identifiant.",
    "Get an event by slug": "Obtenir un événement par son slug",
    "Gets an event by its slug.": "Renvoie un événement à partir de son slug.",
    "Update an event by slug": "Modifier un événement par son slug",
    "Changes an event, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifie un événement à partir de son slug : les champs envoyés. Les autres restent inchangés.",
    "Update an event by slug (PUT)": "Modifier un événement par son slug (PUT)",
    "Update an event by slug (PATCH)": "Modifier un événement par son slug (PATCH)",
    "Delete an event by slug": "Supprimer un événement par son slug",
    "Deletes an event, which its slug names.": "Supprime un événement à partir de son slug.",
    "Get an event by its external id": "Obtenir un événement par son ID externe",
    "Gets an event by its external id.": "Renvoie un événement à partir de son ID externe.",
    "Create or update an event by its external id": "Créer ou modifier un événement par son ID externe",
    "Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crée un événement avec cet ID externe ou, s'il existe déjà, modifie les champs envoyés : des appels simultanés créent un seul contenu.",
    "Delete an event by its external id": "Supprimer un événement par son ID externe",
    "Deletes an event, which its external id names.": "Supprime un événement à partir de son ID externe.",
    "Write many events": "Écrire plusieurs éléments : les événements",
    "Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.":
      "Effectue de nombreuses écritures en une requête, chacune comme le ferait sa propre requête : avec ses droits d'accès, ses contrôles et ses erreurs. Chacune a son propre résultat, dans l'ordre des écritures ; celles d'un même enregistrement se font l'une après l'autre.",
    "List events (iCalendar)": "Lister les événements (iCalendar)",
    "The same as an iCalendar file, to import or subscribe to.":
      "La même chose au format iCalendar, à importer ou pour s'y abonner.",
    "List events (RSS)": "Lister les événements (RSS)",
    "The same as an RSS feed.": "La même chose sous forme de flux RSS.",
    "Get an event (iCalendar)": "Obtenir un événement (iCalendar)",
    "Get an event by slug (iCalendar)": "Obtenir un événement par son slug (iCalendar)",
    "List venues": "Lister les lieux",
    "Lists venues that pass all filters, page by page.":
      "Énumère les lieux qui satisfont à tous les filtres, page par page.",
    "Create a venue": "Créer un lieu",
    "Creates a venue.": "Crée un lieu.",
    "Get a venue": "Obtenir un lieu",
    "Gets a venue by its id.": "Renvoie un lieu à partir de son identifiant.",
    "Update a venue": "Modifier un lieu",
    "Changes a venue: the fields that are sent. The others stay as they are.":
      "Modifie un lieu : les champs envoyés. Les autres restent inchangés.",
    "Update a venue (PUT)": "Modifier un lieu (PUT)",
    "Update a venue (PATCH)": "Modifier un lieu (PATCH)",
    "Delete a venue": "Supprimer un lieu",
    "Deletes a venue, which its id names.": "Supprime un lieu à partir de son identifiant.",
    "Get a venue by slug": "Obtenir un lieu par son slug",
    "Gets a venue by its slug.": "Renvoie un lieu à partir de son slug.",
    "Update a venue by slug": "Modifier un lieu par son slug",
    "Changes a venue, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifie un lieu à partir de son slug : les champs envoyés. Les autres restent inchangés.",
    "Update a venue by slug (PUT)": "Modifier un lieu par son slug (PUT)",
    "Update a venue by slug (PATCH)": "Modifier un lieu par son slug (PATCH)",
    "Delete a venue by slug": "Supprimer un lieu par son slug",
    "Deletes a venue, which its slug names.": "Supprime un lieu à partir de son slug.",
    "Create or update a venue by its external id": "Créer ou modifier un lieu par son ID externe",
    "Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crée un lieu avec cet ID externe ou, s'il existe déjà, modifie les champs envoyés : des appels simultanés créent un seul contenu.",
    "List organizers": "Lister les organisateurs",
    "Lists organizers that pass all filters, page by page.":
      "Énumère les organisateurs qui satisfont à tous les filtres, page par page.",
    "Create an organizer": "Créer un organisateur",
    "Creates an organizer.": "Crée un organisateur.",
    "Get an organizer": "Obtenir un organisateur",
    "Gets an organizer by its id.": "Renvoie un organisateur à partir de son identifiant.",
    "Update an organizer": "Modifier un organisateur",
    "Changes an organizer: the fields that are sent. The others stay as they are.":
      "Modifie un organisateur : les champs envoyés. Les autres restent inchangés.",
    "Update an organizer (PUT)": "Modifier un organisateur (PUT)",
    "Update an organizer (PATCH)": "Modifier un organisateur (PATCH)",
    "Delete an organizer": "Supprimer un organisateur",
    "Deletes an organizer, which its id names.": "Supprime un organisateur à partir de son identifiant.",
    "Get an organizer by slug": "Obtenir un organisateur par son slug",
    "Gets an organizer by its slug.": "Renvoie un organisateur à partir de son slug.",
    "Update an organizer by slug": "Modifier un organisateur par son slug",
    "Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.":
      "Modifie un organisateur à partir de son slug : les champs envoyés. Les autres restent inchangés.",
    "Update an organizer by slug (PUT)": "Modifier un organisateur par son slug (PUT)",
    "Update an organizer by slug (PATCH)": "Modifier un organisateur par son slug (PATCH)",
    "Delete an organizer by slug": "Supprimer un organisateur par son slug",
    "Deletes an organizer, which its slug names.": "Supprime un organisateur à partir de son slug.",
    "Create or update an organizer by its external id":
      "Créer ou modifier un organisateur par son ID externe",
    "Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crée un organisateur avec cet ID externe ou, s'il existe déjà, modifie les champs envoyés : des appels simultanés créent un seul contenu.",
    "List categories": "Lister les catégories",
    "Lists categories that pass all filters, page by page.":
      "Énumère les catégories qui satisfont à tous les filtres, page par page.",
    "Create a category": "Créer une catégorie",
    "Creates a category.": "Crée une catégorie.",
    "Get a category": "Obtenir une catégorie",
    "Gets a category by its id.": "Renvoie une catégorie à partir de son identifiant.",
    "Update a category": "Modifier une catégorie",
    "Changes a category: the fields that are sent. The others stay as they are.":
      "Modifie une catégorie : les champs envoyés. Les autres restent inchangés.",
    "Update a category (PUT)": "Modifier une catégorie (PUT)",
    "Update a category (PATCH)": "Modifier une catégorie (PATCH)",
    "Delete a category": "Supprimer une catégorie",
    "Deletes a category, which its id names.": "Supprime une catégorie à partir de son identifiant.",
    "Create or update a category by its external id": "Créer ou modifier une catégorie par son ID externe",
    "Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crée une catégorie avec cet ID externe ou, s'il existe déjà, modifie les champs envoyés : des appels simultanés créent un seul contenu.",
    "List tags": "Lister les étiquettes",
    "Lists tags that pass all filters, page by page.":
      "Énumère les étiquettes qui satisfont à tous les filtres, page par page.",
    "Create a tag": "Créer une étiquette",
    "Creates a tag.": "Crée une étiquette.",
    "Get a tag": "Obtenir une étiquette",
    "Gets a tag by its id.": "Renvoie une étiquette à partir de son identifiant.",
    "Update a tag": "Modifier une étiquette",
    "Changes a tag: the fields that are sent. The others stay as they are.":
      "Modifie une étiquette : les champs envoyés. Les autres restent inchangés.",
    "Update a tag (PUT)": "Modifier une étiquette (PUT)",
    "Update a tag (PATCH)": "Modifier une étiquette (PATCH)",
    "Delete a tag": "Supprimer une étiquette",
    "Deletes a tag, which its id names.": "Supprime une étiquette à partir de son identifiant.",
    "Create or update a tag by its external id": "Créer ou modifier une étiquette par son ID externe",
    "Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.":
      "Crée une étiquette avec cet ID externe ou, s'il existe déjà, modifie les champs envoyés : des appels simultanés créent un seul contenu.",
    "Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`":
      "Événements: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published`, `event.cancelled`",
    "Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`":
      "Lieux: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published`",
    "Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`":
      "Organisateurs: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published`",
    "Categories: `category.created`, `category.updated`, `category.deleted`":
      "Catégories: `category.created`, `category.updated`, `category.deleted`",
    "Tags: `tag.created`, `tag.updated`, `tag.deleted`":
      "Étiquettes: `tag.created`, `tag.updated`, `tag.deleted`",
    "- `asc`: Ascending.\n- `desc`: Descending.": "- `asc`: Croissant.\n- `desc`: Décroissant.",
    "- `name`: By name.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.":
      "- `name`: Par nom.\n- `created`: Par moment de création.\n- `modified`: Par moment de la dernière modification.",
    "- `date`: By start.\n- `title`: By title.\n- `created`: By the time of creation.\n- `modified`: By the time of the last change.\n- `distance`: By how far the nearest venue is.":
      "- `date`: Par début.\n- `title`: Par titre.\n- `created`: Par moment de création.\n- `modified`: Par moment de la dernière modification.\n- `distance`: Par distance du lieu le plus proche.",
    "- `all`: Everything, the past and the far future as well.":
      "- `all`: Tout, y compris le passé et l'avenir lointain.",
    "- `name`: By name.\n- `id`: By id.\n- `term_id`: By id.\n- `slug`: By slug.\n- `count`: By the number of published events.\n- `description`: By description.\n- `term_group`: By group; all terms are in one group.\n- `include`: In the order of the ids given in include.":
      "- `name`: Par nom.\n- `id`: Par identifiant.\n- `term_id`: Par identifiant.\n- `slug`: Par slug.\n- `count`: Par nombre d'événements publiés.\n- `description`: Par description.\n- `term_group`: Par groupe ; tous les termes sont dans un même groupe.\n- `include`: Dans l'ordre des identifiants indiqués dans include.",
    "- `view`: As readers see it.\n- `embed`: As embedded in other records.\n- `edit`: As editors see it.":
      "- `view`: Tel que le voient les lecteurs.\n- `embed`: Tel qu'il est intégré dans d'autres enregistrements.\n- `edit`: Tel que le voient les éditeurs.",
    "- `waiting`: Will be sent, or sent again.\n- `delivered`: The receiver took it.\n- `given_up`: The receiver did not take it in time.":
      "- `waiting`: Sera envoyé, ou renvoyé.\n- `delivered`: Le destinataire l'a accepté.\n- `given_up`: Le destinataire ne l'a pas accepté à temps.",
    "- `this`: This occurrence alone.\n- `following`: This occurrence and those after it.\n- `all`: All occurrences of the series.":
      "- `this`: Cette date seulement.\n- `following`: Cette date et les suivantes.\n- `all`: Toutes les dates de la série.",
    "- `scheduled`: As planned.\n- `canceled`: Cancelled.\n- `postponed`: Postponed.\n- `rescheduled`: Rescheduled.\n- `moved-online`: Moved online.":
      "- `scheduled`: Comme prévu.\n- `canceled`: Annulé.\n- `postponed`: Reporté.\n- `rescheduled`: Déplacé à une autre date.\n- `moved-online`: En ligne désormais.",
    "- `create`: Creates a record.\n- `update`: Changes the fields that are given of the record with the id.\n- `upsert`: Creates the record with the external id, or changes the fields that are given.\n- `delete`: Deletes the record with the id.":
      "- `create`: Crée un enregistrement.\n- `update`: Modifie les champs donnés de l'enregistrement qui a cet identifiant.\n- `upsert`: Crée l'enregistrement qui a l'identifiant externe, ou modifie les champs donnés.\n- `delete`: Supprime l'enregistrement qui a cet identifiant.",
    "- `publish`: Visible to everyone.\n- `future`: Published automatically at its publication date.\n- `draft`: Not finished; visible to its author and to editors.\n- `pending`: Waits for an editor to publish it.\n- `private`: Visible to its author and to those who may read private records.\n- `trash`: Deleted; an update brings it back.":
      "- `publish`: Visible par tous.\n- `future`: Publié automatiquement à sa date de publication.\n- `draft`: Inachevé ; visible par son auteur et par les éditeurs.\n- `pending`: En attente de publication par un éditeur.\n- `private`: Visible par son auteur et par ceux qui peuvent lire les enregistrements privés.\n- `trash`: Supprimé ; une mise à jour le rétablit.",
    "The parts of a date and time, each as text with leading zeros.":
      "Les parties d'une date et heure, chacune sous forme de texte avec zéros initiaux.",
    "Four digits.": "Quatre chiffres.",
    "01 to 12.": "De 01 à 12.",
    "01 to 31.": "De 01 à 31.",
    "00 to 23.": "De 00 à 23.",
    "00 to 59.": "De 00 à 59.",
    "The cost of an event, taken apart.": "Le coût d'un événement, décomposé.",
    "How a record repeats, on the clocks of its own time zone.":
      "Comment un enregistrement se répète, selon les horloges de son propre fuseau horaire.",
    "One kind of ticket for an event.": "Un type de billet pour un événement.",
    "What a record is called where it comes from.": "Le nom d'un contenu là d'où il provient.",
    "An image with the sizes it is stored in.":
      "Une image avec les tailles dans lesquelles elle est stockée.",
    "Address of the original file.": "URL du fichier d'origine.",
    "Id of the image.": "Identifiant de l'image.",
    "File name extension, such as jpg.": "Extension du nom de fichier, par exemple jpg.",
    "Width in pixels.": "Largeur en pixels.",
    "Height in pixels.": "Hauteur en pixels.",
    "Size of the file in bytes.": "Taille du fichier en octets.",
    "The stored sizes by name, such as thumbnail.": "Les tailles stockées, par nom, par exemple thumbnail.",
    "One stored size of an image.": "Une des tailles stockées d'une image.",
    "Media type, such as image/jpeg.": "Type MIME, par exemple image/jpeg.",
    "Address of the file.": "URL du fichier.",
    "Addresses that belong to a term.": "Les URL associées à un terme.",
    "Address of the term.": "URL du terme.",
    "Address of the list that contains the term.": "URL de la liste où figure le terme.",
    "Address of the parent term.": "URL du terme parent.",
    "What became of the writes of a batch.": "Ce que sont devenues les écritures.",
    "An outcome for each item, in their order.": "Un résultat pour chaque écriture, dans leur ordre.",
    "What became of one write of a batch.": "Ce qu'est devenue une écriture.",
    "Status of the answer that its own request would get.":
      "Statut de la réponse qu'obtiendrait sa propre requête.",
    "The record that its own request would answer with.": "L'enregistrement que donnerait sa propre requête.",
    "The error that its own request would answer with.": "L'erreur que donnerait sa propre requête.",
    "True where nothing was stored, because the record was the same already.":
      "True si rien n'a été enregistré, parce que l'enregistrement était déjà ainsi.",
    "Changes of records, the latest first.": "Modifications de fiches, les plus récentes en premier.",
    "The changes of the page.": "Les modifications de la page.",
    "Number of the page.": "Numéro de la page.",
    "How many there are on all pages.": "Combien il y en a sur toutes les pages.",
    "How many pages there are.": "Combien il y a de pages.",
    "A change of a record.": "Une modification d'une fiche.",
    "When it was made, in UTC.": "Date de la modification, en UTC.",
    "What was done: created, updated, trashed, restored, published or deleted.":
      "Ce qui a été fait : created, updated, trashed, restored, published ou deleted.",
    "Whether the record came to be published by it.": "Si la fiche a été publiée par là.",
    "The kind of record.": "Le type de fiche.",
    "Which revision of the record it made.": "La révision de la fiche qui en résulte.",
    "Id of the key it was made with; empty without one.": "Identifiant de la clé utilisée ; vide sans clé.",
    "Name of that key; empty where the service itself made the change.":
      "Nom de cette clé ; vide si le service a agi de lui-même.",
    "Role of that key.": "Rôle de cette clé.",
    "Id of the request.": "Identifiant de la requête.",
    "Language of the request.": "Langue de la requête.",
    "The fields that changed.": "Les champs modifiés.",
    "A field before and after a change. What is long is cut, passwords are not shown.":
      "Un champ avant et après une modification. Ce qui est long est coupé, les mots de passe ne sont pas montrés.",
    "Name of the field.": "Nom du champ.",
    "Language version, of a field that has several.": "Version linguistique, si le champ en a plusieurs.",
    "Value before, null for none.": "Valeur avant, null s'il n'y en avait pas.",
    "Value afterwards, null for none.": "Valeur après, null s'il n'y en a pas.",
    "All webhooks.": "Tous les webhooks.",
    "The webhooks by name.": "Les webhooks par nom.",
    "A receiver of messages about changes.": "Un destinataire informé des modifications.",
    "Name of the webhook.": "Nom du webhook.",
    "Types of messages it gets; * means all.": "Types de messages reçus ; * signifie tous.",
    "Whether messages are sent.": "Si des messages sont envoyés.",
    "Role as which messages show records.": "Rôle sous lequel les messages montrent les fiches.",
    "Since when every attempt has failed; absent where the last one did not.":
      "Depuis quand chaque tentative échoue ; absent si la dernière a réussi.",
    "When the service switched it off.": "Quand le service l'a désactivé.",
    "Why the service switched it off.": "Pourquoi le service l'a désactivé.",
    "How many messages wait to be sent.": "Combien de messages attendent d'être envoyés.",
    "Secret that messages are signed with; shown only when it is made.":
      "Secret avec lequel les messages sont signés ; montré seulement à sa création.",
    "A message that was made for a test.": "Un message créé pour un essai.",
    "Id of the message, to be found in the log.": "Identifiant du message, à retrouver dans le journal.",
    "Messages to one webhook, the latest first.": "Messages à un webhook, les plus récents en premier.",
    "The messages of the page.": "Les messages de la page.",
    "A message to one webhook, and what became of it.": "Un message à un webhook, et ce qu'il est devenu.",
    "Id of the message, which stays the same when it is sent again.":
      "Identifiant du message, le même lorsqu'il est renvoyé.",
    "Type of the message.": "Type du message.",
    "The record it is about.": "La fiche concernée.",
    "What became of it.": "Ce qu'il est devenu.",
    "When the change was made, in UTC.": "Date de la modification, en UTC.",
    "How many attempts were made.": "Combien de tentatives ont été faites.",
    "When the next attempt is due.": "Date de la prochaine tentative.",
    "The last attempts.": "Les dernières tentatives.",
    "What is sent, as JSON text.": "Ce qui est envoyé, en texte JSON.",
    "An attempt to send a message.": "Une tentative d'envoi d'un message.",
    "Status of the answer; absent where there was none.":
      "Statut de la réponse ; absent s'il n'y en a pas eu.",
    "Why it failed.": "Raison de l'échec.",
    "Milliseconds until the answer.": "Millisecondes jusqu'à la réponse.",
    "What is sent again.": "Ce qui est renvoyé.",
    "How many messages are sent again.": "Combien de messages sont renvoyés.",
    "The cost of an event, taken apart, as it may be sent.":
      "Le coût d'un événement, détaillé, tel qu'il peut être envoyé.",
    "One write of a batch.": "Une écriture parmi d'autres.",
    "What it does.": "Ce qu'elle fait.",
    "Which kind of record it writes, where that is not the kind of the address.":
      "Quel type d'enregistrement elle écrit, si ce n'est pas celui de l'adresse.",
    "Id of the record that it changes or deletes.":
      "Identifiant de l'enregistrement qu'elle modifie ou supprime.",
    "The external id of the record, instead of its id.":
      "Identifiant externe de l'enregistrement, au lieu de son identifiant.",
    "Rejects the write with 412 where anybody but the source of the external id has changed the record since the source wrote it.":
      "Refuse l'écriture avec 412 si quelqu'un d'autre que la source de l'identifiant externe a modifié l'enregistrement depuis que la source l'a écrit.",
    "With create: a record of that name that exists already is the outcome, and stays as it is.":
      "Avec create : si un enregistrement porte déjà ce nom, le résultat est celui-ci, qui reste tel quel.",
    'What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the id of the record of an earlier item, counted from 0.':
      "Ce qu'aurait le corps ou la query de sa propre requête. `{\"$ref\": \"items/3\"}` y représente l'identifiant de l'enregistrement d'une écriture précédente, comptée à partir de 0.",
    "Id of the record that is unique across services.":
      "Identifiant de l'enregistrement, unique parmi tous les services.",
    "The global ids the record has had.": "Les identifiants globaux que l'enregistrement a eus.",
    "Id of the author, as text.": "Identifiant de l'auteur, sous forme de texte.",
    "Status that the record has.": "Statut de l'enregistrement.",
    "Date and time of the last change in the time zone of the site.":
      "Date et heure de la dernière modification dans le fuseau horaire du site.",
    "Date and time of the last change in UTC.": "Date et heure de la dernière modification en UTC.",
    "Address of the web page of the record.": "URL de la page web de l'enregistrement.",
    "Address of the record in this service.": "URL de l'enregistrement dans ce service.",
    "The featured image with the sizes it is stored in; false or absent where there is none.":
      "L'image mise en avant avec ses tailles enregistrées ; false ou absente s'il n'y en a pas.",
    "Start, taken apart.": "Début, décomposé.",
    "End, taken apart.": "Fin, décomposée.",
    "Start in UTC.": "Début en UTC.",
    "Start in UTC, taken apart.": "Début en UTC, décomposé.",
    "End in UTC.": "Fin en UTC.",
    "End in UTC, taken apart.": "Fin en UTC, décomposée.",
    "Abbreviation of the time zone at the start, such as CET.":
      "Abréviation du fuseau horaire au moment du début, par exemple CET.",
    "What it costs, with the currency sign, for display.":
      "Ce qu'il coûte, avec le symbole monétaire, pour l'affichage.",
    "The cost, taken apart.": "Le coût, décomposé.",
    "Address of the website; empty or absent where there is none.":
      "Adresse du site web ; vide ou absente s'il n'y en a pas.",
    "Whether a map is shown.": "Indique si une carte est affichée.",
    "Whether a link to a map is shown.": "Indique si un lien vers une carte est affiché.",
    "Whether lists leave the event out.": "Indique si l'événement est exclu des listes.",
    "Whether the calendar view lists the event first.":
      "Indique si l'événement figure en premier dans la vue du calendrier.",
    "The categories of the event.": "Les catégories de l'événement.",
    "The tags of the event.": "Les étiquettes de l'événement.",
    "The venue of the event; several are a list, none is an empty list.":
      "Le lieu de l'événement ; plusieurs forment une liste, aucun une liste vide.",
    "The organizers of the event.": "Les organisateurs de l'événement.",
    "Always empty.": "Toujours vide.",
    "The record as schema.org data; in answers for a single record only.":
      "L'enregistrement sous forme de données schema.org ; uniquement dans les réponses portant sur un seul enregistrement.",
    "Not used.": "Non utilisé.",
    "How many published events have the term.": "Nombre d'événements publiés qui portent le terme.",
    "The kind of term.": "Le type de terme.",
    "Id of the category above; 0 where there is none.":
      "Identifiant de la catégorie parente ; 0 s'il n'y en a pas.",
    "Addresses that belong to the term.": "Les URL associées au terme.",
    "The same addresses as links; in answers for a single term only.":
      "Les mêmes adresses sous forme de liens ; uniquement dans les réponses sur un seul terme.",
    "Always 0.": "Toujours 0.",
    "The same as id.": "Identique à id.",
    "Always raw.": "Toujours raw.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`incorrect_password`: The key is not valid.": "`incorrect_password`: La clé n'est pas valide.",
    "- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "`rest_invalid_namespace`: The namespace was not found.":
      "`rest_invalid_namespace`: L'espace de noms est introuvable.",
    "`rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "`rest_too_many_requests`: Plus de {limit} requêtes en une minute ; attendez le temps indiqué par Retry-After.",
    "`rest_internal_error`: The request failed for a reason inside the service.":
      "`rest_internal_error`: La requête a échoué pour une raison interne au service.",
    "- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_timeout`: La requête a pris trop de temps et a été abandonnée ; réessayez plus tard.\n- `rest_store_unavailable`: Le système de stockage ne répond pas pour le moment ; réessayez plus tard.",
    "- `rest_forbidden`: You have to authenticate to do that.\n- `incorrect_password`: The key is not valid.":
      "- `rest_forbidden`: Vous devez vous authentifier pour effectuer cette action.\n- `incorrect_password`: La clé n'est pas valide.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Vous n'avez pas l'autorisation d'effectuer cette action.\n- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_missing_callback_param`: Paramètre(s) manquant(s) : {names}\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`rest_upload_stalled`: Nothing of the body arrived for {seconds} seconds; send the request again.":
      "`rest_upload_stalled`: Rien du corps n'est arrivé pendant {seconds} secondes ; renvoyez la requête.",
    "`rest_webhook_exists`: There is a webhook named {name} already.":
      "`rest_webhook_exists`: Il y a déjà un webhook nommé {name}.",
    "`rest_body_too_large`: The body of the request is larger than {limit} bytes.":
      "`rest_body_too_large`: Le corps de la requête dépasse {limit} octets.",
    "- `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed.\n- `rest_unsupported_media_type`: The charset {charset} is not supported; send the body in UTF-8.":
      "- `rest_unsupported_media_type`: Le codage de contenu {type} n'est pas pris en charge ; envoyez le corps sans compression.\n- `rest_unsupported_media_type`: Le jeu de caractères {charset} n'est pas pris en charge ; envoyez le corps en UTF-8.",
    "- `rest_too_many_uploads`: The bodies of requests under way have more than {limit} bytes; send this one again after the time in Retry-After.\n- `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells.":
      "- `rest_too_many_uploads`: Les corps des requêtes en cours dépassent {limit} octets ; renvoyez cette requête après le délai indiqué par Retry-After.\n- `rest_too_many_requests`: Plus de {limit} requêtes en une minute ; attendez le temps indiqué par Retry-After.",
    "`rest_store_full`: The store has no room for the record; nothing was changed.":
      "`rest_store_full`: Le stockage n'a plus de place pour l'enregistrement ; rien n'a été modifié.",
    "`rest_webhook_unknown`: There is no webhook named {name}.":
      "`rest_webhook_unknown`: Il n'y a pas de webhook nommé {name}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`event-archive-page-not-found`: That page of the archive does not exist.":
      "`event-archive-page-not-found`: Cette page de l'archive n'existe pas.",
    "`changes_expired`: The token of `since` is no longer valid: it is too old, or your rights or the store have changed since. Ask again without `since`, and replace what you have.":
      "`changes_expired`: Le jeton de `since` n'est plus valable : il est trop ancien, ou vos droits ou la base de données ont changé depuis. Recommencez sans `since` et remplacez ce que vous avez.",
    "- `rest_too_many_listeners`: There are too many streams open; try again later.\n- `rest_timeout`: The request took too long and was given up; try again later.\n- `rest_store_unavailable`: The store does not answer at the moment; try again later.":
      "- `rest_too_many_listeners`: Trop de flux sont ouverts ; réessayez plus tard.\n- `rest_timeout`: La requête a pris trop de temps et a été abandonnée ; réessayez plus tard.\n- `rest_store_unavailable`: Le système de stockage ne répond pas pour le moment ; réessayez plus tard.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_missing_callback_param`: Paramètre(s) manquant(s) : {names}\n- `invalid-linked-record`: {name} fait référence à un enregistrement qui n'existe pas.\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "`rest_idempotency_key_in_use`: Une requête avec cette Idempotency-Key est en cours de traitement ; veuillez réessayer.",
    "`rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write.":
      "`rest_idempotency_key_reused`: Cette Idempotency-Key a déjà accompagné une autre requête ; utilisez-en une nouvelle pour chaque écriture.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest-invalid-event-id`: Le numéro {id} appartient à un enregistrement qui n'est pas un événement.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "- `event-no-longer-available`: This event is no longer available.\n- `event-not-accessible`: This record is not accessible.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `event-no-longer-available`: Cet événement n'est plus disponible.\n- `event-not-accessible`: Cet enregistrement n'est pas accessible.\n- `event-password-protected`: Cet enregistrement est protégé par un mot de passe.\n- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "`rest-event-not-found`: There is no event with the number {id}.":
      "`rest-event-not-found`: Il n'existe aucun événement portant le numéro {id}.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_missing_callback_param`: Paramètre(s) manquant(s) : {names}\n- `invalid-linked-record`: {name} fait référence à un enregistrement qui n'existe pas.\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest-invalid-event-id`: Le numéro {id} appartient à un enregistrement qui n'est pas un événement.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: De nombreux clients modifient l'enregistrement en même temps ; réessayez.\n- `rest_idempotency_key_in_use`: Une requête avec cette Idempotency-Key est en cours de traitement ; veuillez réessayer.",
    "`rest_precondition_failed`: The record was changed in the meantime; read it again.":
      "`rest_precondition_failed`: L'enregistrement a été modifié entre-temps ; relisez-le.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest-invalid-event-id`: The number {id} belongs to a record that is no event.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest-invalid-event-id`: Le numéro {id} appartient à un enregistrement qui n'est pas un événement.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "- `rest_forbidden`: You are not allowed to do that.\n- `event-password-protected`: This record is protected by a password.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `rest_forbidden`: Vous n'avez pas l'autorisation d'effectuer cette action.\n- `event-password-protected`: Cet enregistrement est protégé par un mot de passe.\n- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "`event-is-in-trash`: This record is in the trash already.":
      "`event-is-in-trash`: Cet enregistrement est déjà dans la corbeille.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_missing_callback_param`: Paramètre(s) manquant(s) : {names}\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`venue-archive-page-not-found`: That page of the archive does not exist.":
      "`venue-archive-page-not-found`: Cette page de l'archive n'existe pas.",
    "- `venue-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `venue-not-accessible`: Cet enregistrement n'est pas accessible.\n- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "`venue-is-in-trash`: This record is in the trash already.":
      "`venue-is-in-trash`: Cet enregistrement est déjà dans la corbeille.",
    "`organizer-archive-page-not-found`: That page of the archive does not exist.":
      "`organizer-archive-page-not-found`: Cette page de l'archive n'existe pas.",
    "- `organizer-not-accessible`: This record is not accessible.\n- `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.\n- `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.":
      "- `organizer-not-accessible`: Cet enregistrement n'est pas accessible.\n- `rest_forbidden`: Sans clés, ce service ne répond qu'aux requêtes locales ; {header} n'est pas local. Créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.\n- `rest_forbidden`: Sans clés, les pages d'autres ports ne peuvent écrire qu'en JSON (Content-Type: application/json). Sinon, créez une clé avec `npm run keys` ou définissez ADMIN_API_KEY, puis envoyez cette clé.",
    "`organizer-is-in-trash`: This record is in the trash already.":
      "`organizer-is-in-trash`: Cet enregistrement est déjà dans la corbeille.",
    "- `rest_invalid_param`: Invalid parameter(s): {names}\n- `rest_missing_callback_param`: Missing parameter(s): {names}\n- `invalid-linked-record`: {name} refers to a record that does not exist.\n- `rest_invalid_json`: The body of the request is not valid JSON.\n- `rest_invalid_body`: The body of the request cannot be read: {reason}.\n- `term_exists`: A term with that name exists already.\n- `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.\n- `rest_invalid_address`: The address of the request is not valid: {part}.":
      "- `rest_invalid_param`: Paramètre(s) non valide(s) : {names}\n- `rest_missing_callback_param`: Paramètre(s) manquant(s) : {names}\n- `invalid-linked-record`: {name} fait référence à un enregistrement qui n'existe pas.\n- `rest_invalid_json`: Le corps de la requête n'est pas du JSON valide.\n- `rest_invalid_body`: Impossible de lire le corps de la requête : {reason}.\n- `term_exists`: Un terme portant ce nom existe déjà.\n- `rest_invalid_idempotency_key`: Une Idempotency-Key compte de 1 à {limit} caractères, tous des caractères ASCII visibles ou des espaces.\n- `rest_invalid_address`: L'adresse de la requête n'est pas valide : {part}.",
    "- `rest_conflict`: The record is being changed by many callers at once; try again.\n- `duplicate_term_slug`: The slug {slug} is in use by another term.\n- `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.":
      "- `rest_conflict`: De nombreux clients modifient l'enregistrement en même temps ; réessayez.\n- `duplicate_term_slug`: Le slug {slug} est déjà utilisé par un autre terme.\n- `rest_idempotency_key_in_use`: Une requête avec cette Idempotency-Key est en cours de traitement ; veuillez réessayer.",
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
    "/components/schemas/AuditEntry/properties/record/description": "Identifiant de la fiche.",
    "/components/schemas/WebhookList/properties/total/description": "Combien il y en a.",
    "/components/schemas/Webhook/properties/created/description": "Date de création, en UTC.",
    "/components/schemas/WebhookAttempt/properties/at/description": "Date de la tentative, en UTC.",
    "/components/schemas/EventChange/properties/id/description": "Id of the record.",
    "/components/schemas/EventChangeDate/properties/id/description": "Id of the record.",
  },
};
