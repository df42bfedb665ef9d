// Generated from openapi.json. Do not edit: change the spec and run `npm run generate`.

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the routes with their methods and arguments. */
        get: operations["getRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The OpenAPI document of this service in the language asked for. */
        get: operations["getDoc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hashes of what callers rely on: one of the whole, and one of each operation. A client keeps those it was built with and sees from the others what changed. */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who changed which record how and when, the latest first. */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the webhooks. */
        get: operations["getWebhooks"];
        put?: never;
        /** Creates a webhook; the answer shows its secret, once. */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the webhook with this name. */
        get: operations["getWebhook"];
        /** Changes what is sent of the webhook with this name. */
        put: operations["updateWebhookPut"];
        /** Changes what is sent of the webhook with this name. */
        post: operations["updateWebhook"];
        /** Deletes the webhook with this name, and its messages. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Changes what is sent of the webhook with this name. */
        patch: operations["updateWebhookPatch"];
        trace?: never;
    };
    "/webhooks/{name}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the webhook a new secret; the present one signs beside it for a day. */
        post: operations["rotateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message for a test. */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages to the webhook with this name, the latest first. */
        get: operations["getWebhookLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends messages again: one, those since a date, or else those given up. */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the records that pass all filters, page by page. */
        get: operations["listEvents"];
        put?: never;
        /** Creates a record. */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this id. */
        get: operations["getEvent"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        put: operations["updateEventPut"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        post: operations["updateEvent"];
        /** Deletes the record with this id. */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        patch: operations["updateEventPatch"];
        trace?: never;
    };
    "/events/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this slug. */
        get: operations["getEventBySlug"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        put: operations["updateEventBySlugPut"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        post: operations["updateEventBySlug"];
        /** Deletes the record with this slug. */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        patch: operations["updateEventBySlugPatch"];
        trace?: never;
    };
    "/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as an iCalendar file, to import or subscribe to. */
        get: operations["listEventsIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as an RSS feed. */
        get: operations["listEventsRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as an iCalendar file, to import or subscribe to. */
        get: operations["getEventIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the records that pass all filters, page by page. */
        get: operations["listVenues"];
        put?: never;
        /** Creates a record. */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this id. */
        get: operations["getVenue"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        put: operations["updateVenuePut"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        post: operations["updateVenue"];
        /** Deletes the record with this id. */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        patch: operations["updateVenuePatch"];
        trace?: never;
    };
    "/venues/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this slug. */
        get: operations["getVenueBySlug"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        put: operations["updateVenueBySlugPut"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        post: operations["updateVenueBySlug"];
        /** Deletes the record with this slug. */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        patch: operations["updateVenueBySlugPatch"];
        trace?: never;
    };
    "/organizers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the records that pass all filters, page by page. */
        get: operations["listOrganizers"];
        put?: never;
        /** Creates a record. */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this id. */
        get: operations["getOrganizer"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        put: operations["updateOrganizerPut"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        post: operations["updateOrganizer"];
        /** Deletes the record with this id. */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        patch: operations["updateOrganizerPatch"];
        trace?: never;
    };
    "/organizers/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this slug. */
        get: operations["getOrganizerBySlug"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        put: operations["updateOrganizerBySlugPut"];
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        post: operations["updateOrganizerBySlug"];
        /** Deletes the record with this slug. */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this slug; the others stay as they are. */
        patch: operations["updateOrganizerBySlugPatch"];
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the records that pass all filters, page by page. */
        get: operations["listCategories"];
        put?: never;
        /** Creates a record. */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this id. */
        get: operations["getCategory"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        put: operations["updateCategoryPut"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        post: operations["updateCategory"];
        /** Deletes the record with this id. */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        patch: operations["updateCategoryPatch"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the records that pass all filters, page by page. */
        get: operations["listTags"];
        put?: never;
        /** Creates a record. */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the record with this id. */
        get: operations["getTag"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        put: operations["updateTagPut"];
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        post: operations["updateTag"];
        /** Deletes the record with this id. */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /** Changes the fields that are sent of the record with this id; the others stay as they are. */
        patch: operations["updateTagPatch"];
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events: `event.created`, `event.updated`, `event.trashed`, `event.restored`, `event.published` */
        post: operations["eventWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    venue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Venues: `venue.created`, `venue.updated`, `venue.trashed`, `venue.restored`, `venue.published` */
        post: operations["venueWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    organizer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Organizers: `organizer.created`, `organizer.updated`, `organizer.trashed`, `organizer.restored`, `organizer.published` */
        post: operations["organizerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    category: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Categories: `category.created`, `category.updated`, `category.deleted` */
        post: operations["categoryWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tags: `tag.created`, `tag.updated`, `tag.deleted` */
        post: operations["tagWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Scalars: string | number | boolean | (string | number | boolean)[];
        JsonObject: {
            [key: string]: unknown;
        };
        JsonValue: unknown;
        /** @description What the service answers when it refuses a request. */
        ErrorAnswer: {
            /** @description The kind of error, the same in every language. */
            code: string;
            /** @description What went wrong, for people, in the language of the request. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /** @description The same as a problem of RFC 9457, for callers that accept application/problem+json. */
        ErrorProblem: {
            /** @description Always about:blank. */
            type: string;
            /** @description The name of the status. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What went wrong, for people, in the language of the request. */
            detail: string;
            /** @description The kind of error, the same in every language. */
            code: string;
            /** @description Names of missing parameters, or the reason for each refused one. */
            params?: string[] | {
                [key: string]: string;
            };
            /** @description More about each refused parameter. */
            details?: {
                [key: string]: components["schemas"]["ErrorDetail"];
            };
        };
        /** @description Details of an error. */
        ErrorData: {
            /** @description The status of the answer. */
            status: number;
            /** @description Names of missing parameters, or the reason for each refused one. */
            params?: string[] | {
                [key: string]: string;
            };
            /** @description More about each refused parameter. */
            details?: {
                [key: string]: components["schemas"]["ErrorDetail"];
            };
        };
        /** @description Why one parameter was refused. */
        ErrorDetail: {
            /** @description The kind of fault, the same in every language. */
            code: string;
            /** @description What is wrong, for people, in the language of the request. */
            message: string;
            data: components["schemas"]["JsonObject"];
        };
        /**
         * @description - `asc`: Ascending.
         *     - `desc`: Descending.
         * @enum {string}
         */
        Order: "asc" | "desc";
        /**
         * @description - `name`: By name.
         *     - `created`: By the time of creation.
         *     - `modified`: By the time of the last change.
         * @enum {string}
         */
        RecordOrder: "name" | "created" | "modified";
        /**
         * @description - `date`: By start.
         *     - `title`: By title.
         *     - `created`: By the time of creation.
         *     - `modified`: By the time of the last change.
         *     - `distance`: By how far the nearest venue is.
         * @enum {string}
         */
        EventOrder: "date" | "title" | "created" | "modified" | "distance";
        /**
         * @description - `all`: Everything, the past and the far future as well.
         * @enum {string}
         */
        TimeWindow: "all";
        /**
         * @description - `name`: By name.
         *     - `id`: By id.
         *     - `term_id`: By id.
         *     - `slug`: By slug.
         *     - `count`: By the number of published events.
         *     - `description`: By description.
         *     - `term_group`: By group; all terms are in one group.
         *     - `include`: In the order of the ids given in include.
         * @enum {string}
         */
        TermOrder: "name" | "id" | "term_id" | "slug" | "count" | "description" | "term_group" | "include";
        /**
         * @description - `view`: As readers see it.
         *     - `embed`: As embedded in other records.
         *     - `edit`: As editors see it.
         * @enum {string}
         */
        Context: "view" | "embed" | "edit";
        /**
         * @description - `waiting`: Will be sent, or sent again.
         *     - `delivered`: The receiver took it.
         *     - `given_up`: The receiver did not take it in time.
         * @enum {string}
         */
        DeliveryState: "waiting" | "delivered" | "given_up";
        /**
         * @description - `this`: This occurrence alone.
         *     - `following`: This occurrence and those after it.
         *     - `all`: All occurrences of the series.
         * @enum {string}
         */
        Scope: "this" | "following" | "all";
        /**
         * @description - `prefix`: Before the amount.
         *     - `postfix`: After the amount.
         * @enum {string}
         */
        CurrencyPosition: "prefix" | "postfix";
        /**
         * @description - `publish`: Visible to everyone.
         *     - `future`: Published by itself when its publication date comes.
         *     - `draft`: Not finished; visible to its author and to editors.
         *     - `pending`: Waits for an editor to publish it.
         *     - `private`: Visible to its author and to those who may read private records.
         *     - `trash`: Deleted; an update brings it back.
         * @enum {string}
         */
        Status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
        /** @enum {string} */
        Language: "ca" | "en" | "fr" | "de" | "it" | "es";
        /** @description How a record repeats, on the clocks of its own time zone. */
        Recurrence: {
            /** @description Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10. */
            rrule?: string;
            /** @description Further starts, besides those of the rule. */
            rdate?: string[];
            /** @description Dropped starts, which the rule would have. */
            exdate?: string[];
        };
        /** @description The parts of a date and time, each as text with leading zeros. */
        DateDetails: {
            /** @description Four digits. */
            year: string;
            /** @description 01 to 12. */
            month: string;
            /** @description 01 to 31. */
            day: string;
            /** @description 00 to 23. */
            hour: string;
            /** @description 00 to 59. */
            minutes: string;
            /** @description 00 to 59. */
            seconds: string;
        };
        /** @description The cost of an event, taken apart. */
        CostDetails: {
            /** @description The currency sign that was written with the cost, or empty. */
            currency_symbol: string;
            /** @description The ISO 4217 code of the currency, or empty. */
            currency_code: string;
            /** @description prefix or postfix, or empty. */
            currency_position: string;
            /** @description The amounts, lowest first; words such as free stand for themselves. */
            values: string[];
        };
        /** @description The cost of an event, taken apart, as it may be sent. */
        GivenCostDetails: {
            /** @description The currency sign that was written with the cost, or empty. */
            currency_symbol?: string;
            /** @description The ISO 4217 code of the currency, or empty. */
            currency_code?: string;
            /** @description prefix or postfix, or empty. */
            currency_position?: string;
            /** @description The amounts, lowest first; words such as free stand for themselves. */
            values?: string[];
        };
        /** @description One stored size of an image. */
        ImageSize: {
            /** @description Width in pixels. */
            width: number;
            /** @description Height in pixels. */
            height: number;
            /** @description Media type, such as image/jpeg. */
            "mime-type": string;
            /** @description Size of the file in bytes. */
            filesize: number;
            /** @description Address of the file. */
            url: string;
        };
        /** @description An image with the sizes it is stored in. */
        Image: {
            /** @description Address of the original file. */
            url: string;
            /** @description Id of the image. */
            id: number;
            /** @description File name extension, such as jpg. */
            extension: string;
            /** @description Width in pixels. */
            width?: number;
            /** @description Height in pixels. */
            height?: number;
            /** @description Size of the file in bytes. */
            filesize?: number;
            /** @description The stored sizes by name, such as thumbnail. */
            sizes?: {
                [key: string]: components["schemas"]["ImageSize"];
            };
        };
        /** @description Addresses that belong to a term. */
        TermUrls: {
            /** @description Address of the term. */
            self: string;
            /** @description Address of the list the term stands in. */
            collection: string;
            /** @description Address of the parent term. */
            up?: string;
        };
        /** @description One kind of ticket for an event. */
        Ticket: {
            /** @description Name of the ticket, such as Reduced. */
            name: string;
            /** @description Price in the currency of the ticket. */
            price: number;
            /** @description ISO 4217 code of the currency. */
            currency?: string;
            /** @description Where the ticket is sold. */
            url?: string;
            /** @description How many there are. */
            capacity?: number;
            /** @description Start of the sale. */
            sale_start?: string;
            /** @description End of the sale. */
            sale_end?: string;
        };
        /** @description A receiver that is told of changes. */
        Webhook: {
            /** @description Name of the webhook. */
            name: string;
            /** @description Address that messages are posted to. */
            url: string;
            /** @description Types of messages it gets; * stands for all. */
            types: string[];
            /** @description Whether messages are sent. */
            enabled: boolean;
            /** @description Role as which messages show records. */
            role: string;
            /** @description When it was made, in UTC. */
            created: string;
            /** @description Since when every attempt has failed; absent where the last one did not. */
            failing_since?: string;
            /** @description When the service switched it off. */
            switched_off?: string;
            /** @description Why the service switched it off. */
            reason?: string;
            /** @description How many messages wait to be sent. */
            waiting: number;
            /** @description Secret that messages are signed with; shown only when it is made. */
            secret?: string;
        };
        /** @description All webhooks. */
        WebhookList: {
            /** @description The webhooks by name. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description A message to one webhook, and what became of it. */
        WebhookMessage: {
            /** @description Id of the message, which stays the same when it is sent again. */
            message: string;
            /** @description Type of the message. */
            type: string;
            /** @description The record it is about. */
            subject: string;
            /** @description What became of it. */
            state: components["schemas"]["DeliveryState"];
            /** @description When the change was made, in UTC. */
            created: string;
            /** @description How many attempts were made. */
            tries: number;
            /** @description When the next attempt is due. */
            next?: string;
            /** @description The last attempts. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description What is sent, as JSON text. */
            body: string;
        };
        /** @description An attempt to send a message. */
        WebhookAttempt: {
            /** @description When it was made, in UTC. */
            at: string;
            /** @description Status of the answer; absent where there was none. */
            status?: number;
            /** @description Why it failed. */
            error?: string;
            /** @description Milliseconds until the answer. */
            ms: number;
        };
        /** @description Messages to one webhook, the latest first. */
        WebhookLog: {
            /** @description The messages of the page. */
            deliveries: components["schemas"]["WebhookMessage"][];
            /** @description Number of the page. */
            page: number;
            /** @description How many there are on all pages. */
            total: number;
            /** @description How many pages there are. */
            total_pages: number;
        };
        /** @description A message that was made for a test. */
        WebhookTest: {
            /** @description Id of the message, to be found in the log. */
            message: string;
        };
        /** @description What is sent again. */
        WebhookReplay: {
            /** @description How many messages are sent again. */
            replayed: number;
        };
        /** @description A field before and after a change. What is long is cut, passwords are not shown. */
        AuditChange: {
            /** @description Name of the field. */
            field: string;
            /** @description Language version, of a field that has several. */
            language?: string;
            /** @description Value before, null for none. */
            before: components["schemas"]["JsonValue"];
            /** @description Value afterwards, null for none. */
            after: components["schemas"]["JsonValue"];
        };
        /** @description A change of a record. */
        AuditEntry: {
            /** @description When it was made, in UTC. */
            at: string;
            /** @description What was done: created, updated, trashed, restored, published or deleted. */
            kind: string;
            /** @description Whether the record came to be published by it. */
            published: boolean;
            /** @description The kind of record. */
            resource: string;
            /** @description Id of the record. */
            record: number;
            /** @description Which revision of the record it made. */
            revision: number;
            /** @description Id of the key it was made with; empty without one. */
            key: string;
            /** @description Name of that key; empty where the service acted by itself. */
            name: string;
            /** @description Role of that key. */
            role: string;
            /** @description Id of the request. */
            request: string;
            /** @description Language of the request. */
            language: string;
            /** @description The fields that changed. */
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description Changes of records, the latest first. */
        AuditPage: {
            /** @description The changes of the page. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Number of the page. */
            page: number;
            /** @description How many there are on all pages. */
            total: number;
            /** @description How many pages there are. */
            total_pages: number;
        };
        /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
        Event: {
            /** @description Id of the record. */
            id: number;
            /** @description Id of the record that is unique across services. */
            global_id: string;
            /** @description The global ids the record has had. */
            global_id_lineage: string[];
            /** @description Id of the author. */
            author: string;
            /** @description Post status. */
            status: string;
            /** @description Date and time of publication in the time zone of the site. */
            date: string;
            /** @description Date and time of publication in UTC. */
            date_utc: string;
            /** @description Date and time of the last change in the time zone of the site. */
            modified: string;
            /** @description Date and time of the last change in UTC. */
            modified_utc: string;
            /** @description Address of the web page of the record. */
            url: string;
            /** @description Address of the record in this service. */
            rest_url: string;
            /** @description Title of the event. */
            title: string;
            /** @description What the event is about, as HTML. */
            description: string;
            /** @description A summary in a few sentences. */
            excerpt: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description The featured image: the id of an image, or its URL. */
            image: components["schemas"]["Image"] | false;
            /** @description The event lasts whole days. */
            all_day: boolean | null;
            /** @description Start, date and time. */
            start_date: string;
            /** @description Start, taken apart. */
            start_date_details: components["schemas"]["DateDetails"];
            /** @description End, date and time. */
            end_date: string;
            /** @description End, taken apart. */
            end_date_details: components["schemas"]["DateDetails"];
            /** @description Start in UTC. */
            utc_start_date: string;
            /** @description Start in UTC, taken apart. */
            utc_start_date_details: components["schemas"]["DateDetails"];
            /** @description End in UTC. */
            utc_end_date: string;
            /** @description End in UTC, taken apart. */
            utc_end_date_details: components["schemas"]["DateDetails"];
            /** @description Time zone of the event, such as Europe/Rome or UTC+2. */
            timezone: string;
            /** @description Abbreviation of the time zone at the start, such as CET. */
            timezone_abbr: string;
            /** @description What it costs, with the currency sign, for display. */
            cost: string;
            /** @description The cost, taken apart. */
            cost_details: components["schemas"]["CostDetails"];
            /** @description Address of the event's own website. */
            website: string;
            /** @description Show a map. */
            show_map: boolean | null;
            /** @description Show a link to a map. */
            show_map_link: boolean | null;
            /** @description Leave the event out of all lists. */
            hide_from_listings: boolean | null;
            /** @description Put the event first in the calendar view. */
            sticky: boolean | null;
            /** @description The event is featured on the site. */
            featured: boolean | null;
            /** @description Categories, by id, slug or name. */
            categories: components["schemas"]["EmbeddedCategory"][];
            /** @description Tags, by id, slug or name. */
            tags: components["schemas"]["EmbeddedTag"][];
            /** @description Venues, by id, or as a record to create. */
            venue: components["schemas"]["Venue"] | components["schemas"]["Venue"][];
            /** @description Organizers, by id, or as records to create. */
            organizer: components["schemas"]["Organizer"][];
            /** @description Id of the event this one belongs to. */
            post_parent?: number;
            /** @description How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it. */
            recurrence?: components["schemas"]["Recurrence"];
            /** @description The tickets of the event. */
            tickets?: components["schemas"]["Ticket"][];
            /** @description Always empty. */
            custom_fields: components["schemas"]["JsonObject"][];
            /** @description The record as schema.org data; in answers for a single record only. */
            json_ld?: components["schemas"]["JsonObject"];
        };
        /** @description A page of a list of events. */
        EventList: {
            /** @description The records of the page. */
            events: components["schemas"]["Event"][];
            /** @description Address of the page. */
            rest_url: string;
            /** @description Address of the next page; absent on the last one. */
            next_rest_url?: string;
            /** @description Address of the previous page; absent on the first one. */
            previous_rest_url?: string;
            /** @description How many records the whole list has. */
            total: number;
            /** @description How many pages the whole list has. */
            total_pages: number;
        };
        /** @description Creates a record. */
        EventCreate: {
            /** @description Title of the event. */
            title: string;
            /** @description Start, date and time. */
            start_date: string;
            /** @description End, date and time. */
            end_date: string;
            /** @description Id of the author. */
            author?: number;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string;
            /** @description Date and time of publication in UTC. */
            date_utc?: string;
            /** @description What the event is about, as HTML. */
            description?: string;
            /** @description Short name of the event in addresses. */
            slug?: string;
            /** @description A summary in a few sentences. */
            excerpt?: string;
            /** @description Post status. */
            status?: components["schemas"]["Status"];
            /** @description Time zone of the event, such as Europe/Rome or UTC+2. */
            timezone?: string;
            /**
             * @description The event lasts whole days.
             * @default false
             */
            all_day?: boolean;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description What it costs: an amount, a range, a list, or words such as Free. */
            cost?: components["schemas"]["Scalars"];
            /** @description The cost, taken apart: its currency counts where the cost names none, its values where there is no cost. */
            cost_details?: components["schemas"]["GivenCostDetails"];
            /** @description Currency sign of a cost that names none; wins over cost_details. */
            currency_symbol?: string;
            /** @description ISO 4217 code of the currency of the cost; wins over cost_details. */
            currency_code?: string;
            /** @description Where the currency sign stands, prefix or postfix; wins over cost_details. */
            currency_position?: string;
            /** @description Address of the event's own website. */
            website?: string | null;
            /** @description Show a map. */
            show_map?: boolean;
            /** @description Show a link to a map. */
            show_map_link?: boolean;
            /** @description Leave the event out of all lists. */
            hide_from_listings?: boolean;
            /** @description Put the event first in the calendar view. */
            sticky?: boolean;
            /** @description The event is featured on the site. */
            featured?: boolean;
            /** @description Categories, by id, slug or name. */
            categories?: (number | string)[] | null;
            /** @description Tags, by id, slug or name. */
            tags?: (number | string)[] | null;
            /** @description Venues, by id, or as a record to create. */
            venue?: (number | components["schemas"]["VenueCreate"])[] | null;
            /** @description Organizers, by id, or as records to create. */
            organizer?: (number | components["schemas"]["OrganizerCreate"])[] | null;
            /** @description Password that readers need; an empty one removes it. */
            password?: string;
            /** @description Id of the event this one belongs to. */
            post_parent?: number | null;
            /** @description How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it. */
            recurrence?: components["schemas"]["Recurrence"];
            /** @description The tickets of the event. */
            tickets?: components["schemas"]["Ticket"][];
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes the fields that are sent of the record with this id; the others stay as they are. */
        EventUpdate: {
            /** @description Title of the event. */
            title?: string;
            /** @description Start, date and time. */
            start_date?: string;
            /** @description End, date and time. */
            end_date?: string;
            /** @description Id of the author. */
            author?: number;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string;
            /** @description Date and time of publication in UTC. */
            date_utc?: string;
            /** @description What the event is about, as HTML. */
            description?: string;
            /** @description Short name of the event in addresses. */
            slug?: string;
            /** @description A summary in a few sentences. */
            excerpt?: string;
            /** @description Post status. */
            status?: components["schemas"]["Status"];
            /** @description Time zone of the event, such as Europe/Rome or UTC+2. */
            timezone?: string;
            /** @description The event lasts whole days. */
            all_day?: boolean;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description What it costs: an amount, a range, a list, or words such as Free. */
            cost?: components["schemas"]["Scalars"];
            /** @description The cost, taken apart: its currency counts where the cost names none, its values where there is no cost. */
            cost_details?: components["schemas"]["GivenCostDetails"];
            /** @description Currency sign of a cost that names none; wins over cost_details. */
            currency_symbol?: string;
            /** @description ISO 4217 code of the currency of the cost; wins over cost_details. */
            currency_code?: string;
            /** @description Where the currency sign stands, prefix or postfix; wins over cost_details. */
            currency_position?: string;
            /** @description Address of the event's own website. */
            website?: string | null;
            /** @description Show a map. */
            show_map?: boolean;
            /** @description Show a link to a map. */
            show_map_link?: boolean;
            /** @description Leave the event out of all lists. */
            hide_from_listings?: boolean;
            /** @description Put the event first in the calendar view. */
            sticky?: boolean;
            /** @description The event is featured on the site. */
            featured?: boolean;
            /** @description Categories, by id, slug or name. */
            categories?: (number | string)[] | null;
            /** @description Tags, by id, slug or name. */
            tags?: (number | string)[] | null;
            /** @description Venues, by id, or as a record to create. */
            venue?: (number | components["schemas"]["VenueCreate"])[] | null;
            /** @description Organizers, by id, or as records to create. */
            organizer?: (number | components["schemas"]["OrganizerCreate"])[] | null;
            /** @description Password that readers need; an empty one removes it. */
            password?: string;
            /** @description Id of the event this one belongs to. */
            post_parent?: number | null;
            /** @description How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it. */
            recurrence?: components["schemas"]["Recurrence"];
            /** @description How far a write of an occurrence reaches; this where it is left out. */
            scope?: components["schemas"]["Scope"];
            /** @description The tickets of the event. */
            tickets?: components["schemas"]["Ticket"][];
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description A place where events are held. */
        Venue: {
            /** @description Id of the record. */
            id: number;
            /** @description Id of the author. */
            author: string;
            /** @description Post status. */
            status: string;
            /** @description Date and time of publication in the time zone of the site. */
            date: string;
            /** @description Date and time of publication in UTC. */
            date_utc: string;
            /** @description Date and time of the last change in the time zone of the site. */
            modified: string;
            /** @description Date and time of the last change in UTC. */
            modified_utc: string;
            /** @description Address of the web page of the record. */
            url: string;
            /** @description Name of the venue. */
            venue: string;
            /** @description What the place is like, as HTML. */
            description?: string;
            /** @description Not used. */
            excerpt?: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description The featured image: the id of an image, or its URL. */
            image?: components["schemas"]["Image"];
            /** @description Street and number. */
            address?: string;
            /** @description City. */
            city?: string;
            /** @description Country. */
            country?: string;
            /** @description Province. */
            province?: string;
            /** @description State. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
            /** @description Telephone number. */
            phone?: string;
            /** @description Address of the venue's website. */
            website?: string;
            /** @description State or province, for places that have one of them. */
            stateprovince?: string;
            /** @description Latitude in degrees. */
            geo_lat?: number;
            /** @description Longitude in degrees. */
            geo_lng?: number;
            /** @description The record as schema.org data; in answers for a single record only. */
            json_ld?: components["schemas"]["JsonObject"];
            /** @description Show a map. */
            show_map: boolean;
            /** @description Show a link to a map. */
            show_map_link: boolean;
            /** @description Id of the record that is unique across services. */
            global_id: string;
            /** @description The global ids the record has had. */
            global_id_lineage: string[];
        };
        /** @description A page of a list of venues. */
        VenueList: {
            /** @description The records of the page. */
            venues: components["schemas"]["Venue"][];
            /** @description Address of the page. */
            rest_url: string;
            /** @description Address of the next page; absent on the last one. */
            next_rest_url?: string;
            /** @description Address of the previous page; absent on the first one. */
            previous_rest_url?: string;
            /** @description How many records the whole list has. */
            total: number;
            /** @description How many pages the whole list has. */
            total_pages: number;
        };
        /** @description Creates a record. */
        VenueCreate: {
            /** @description Name of the venue. */
            venue: string;
            /** @description Id of the author. */
            author?: number;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string;
            /** @description Date and time of publication in UTC. */
            date_utc?: string;
            /** @description What the place is like, as HTML. */
            description?: string | null;
            /** @description Post status. */
            status?: components["schemas"]["Status"];
            /** @description Show a map. */
            show_map?: boolean | null;
            /** @description Show a link to a map. */
            show_map_link?: boolean | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Province. */
            province?: string | null;
            /** @description State. */
            state?: string | null;
            /** @description Postal code. */
            zip?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description State or province, for places that have one of them. */
            stateprovince?: string | null;
            /** @description Address of the venue's website. */
            website?: string | null;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description Latitude in degrees. */
            geo_lat?: number | null;
            /** @description Longitude in degrees. */
            geo_lng?: number | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes the fields that are sent of the record with this id; the others stay as they are. */
        VenueUpdate: {
            /** @description Name of the venue. */
            venue?: string;
            /** @description Id of the author. */
            author?: number;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string;
            /** @description Date and time of publication in UTC. */
            date_utc?: string;
            /** @description What the place is like, as HTML. */
            description?: string | null;
            /** @description Post status. */
            status?: components["schemas"]["Status"];
            /** @description Show a map. */
            show_map?: boolean | null;
            /** @description Show a link to a map. */
            show_map_link?: boolean | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Province. */
            province?: string | null;
            /** @description State. */
            state?: string | null;
            /** @description Postal code. */
            zip?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description State or province, for places that have one of them. */
            stateprovince?: string | null;
            /** @description Address of the venue's website. */
            website?: string | null;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description Latitude in degrees. */
            geo_lat?: number | null;
            /** @description Longitude in degrees. */
            geo_lng?: number | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description A person or group that holds events. */
        Organizer: {
            /** @description Id of the record. */
            id: number;
            /** @description Id of the author. */
            author: string;
            /** @description Post status. */
            status: string;
            /** @description Date and time of publication in the time zone of the site. */
            date: string;
            /** @description Date and time of publication in UTC. */
            date_utc: string;
            /** @description Date and time of the last change in the time zone of the site. */
            modified: string;
            /** @description Date and time of the last change in UTC. */
            modified_utc: string;
            /** @description Address of the web page of the record. */
            url: string;
            /** @description Name of the organizer. */
            organizer: string;
            /** @description Who the organizer is, as HTML. */
            description?: string;
            /** @description Not used. */
            excerpt?: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description The featured image: the id of an image, or its URL. */
            image?: components["schemas"]["Image"];
            /** @description Telephone number. */
            phone?: string;
            /** @description Address of the organizer's website. */
            website?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description The record as schema.org data; in answers for a single record only. */
            json_ld?: components["schemas"]["JsonObject"];
            /** @description Id of the record that is unique across services. */
            global_id: string;
            /** @description The global ids the record has had. */
            global_id_lineage: string[];
        };
        /** @description A page of a list of organizers. */
        OrganizerList: {
            /** @description The records of the page. */
            organizers: components["schemas"]["Organizer"][];
            /** @description Address of the page. */
            rest_url: string;
            /** @description Address of the next page; absent on the last one. */
            next_rest_url?: string;
            /** @description Address of the previous page; absent on the first one. */
            previous_rest_url?: string;
            /** @description How many records the whole list has. */
            total: number;
            /** @description How many pages the whole list has. */
            total_pages: number;
        };
        /** @description Creates a record. */
        OrganizerCreate: {
            /** @description Name of the organizer. */
            organizer: string;
            /** @description Id of the author. */
            author?: number | null;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string | null;
            /** @description Date and time of publication in UTC. */
            date_utc?: string | null;
            /** @description Who the organizer is, as HTML. */
            description?: string | null;
            /** @description Post status. */
            status?: components["schemas"]["Status"] | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description Address of the organizer's website. */
            website?: string | null;
            /** @description E-mail address. */
            email?: string | null;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes the fields that are sent of the record with this id; the others stay as they are. */
        OrganizerUpdate: {
            /** @description Name of the organizer. */
            organizer?: string;
            /** @description Id of the author. */
            author?: number | null;
            /** @description Date and time of publication in the time zone of the site. */
            date?: string | null;
            /** @description Date and time of publication in UTC. */
            date_utc?: string | null;
            /** @description Who the organizer is, as HTML. */
            description?: string | null;
            /** @description Post status. */
            status?: components["schemas"]["Status"] | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description Address of the organizer's website. */
            website?: string | null;
            /** @description E-mail address. */
            email?: string | null;
            /** @description The featured image: the id of an image, or its URL. */
            image?: string | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description A kind of event; categories may stand below each other. */
        Category: {
            /** @description Id of the record. */
            id: number;
            /** @description How many published events have the term. */
            count: number;
            /** @description What belongs in the category. */
            description: string;
            /** @description Name of the category. */
            name: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description The kind of term. */
            taxonomy: string;
            /** @description Id of the category above. */
            parent: number;
            /** @description Always empty. */
            meta: components["schemas"]["JsonObject"][];
            /** @description Address of the web page of the record. */
            url: string;
            /** @description Addresses that belong to the term. */
            urls: components["schemas"]["TermUrls"];
            /** @description The same addresses as links; in answers for a single term only. */
            _links?: components["schemas"]["JsonObject"];
        };
        /** @description A kind of event; categories may stand below each other. */
        EmbeddedCategory: {
            /** @description Name of the category. */
            name: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description Always 0. */
            term_group: number;
            /** @description The same as id. */
            term_taxonomy_id: number;
            /** @description The kind of term. */
            taxonomy: string;
            /** @description What belongs in the category. */
            description: string;
            /** @description Id of the category above. */
            parent: number;
            /** @description How many published events have the term. */
            count: number;
            /** @description Always raw. */
            filter: string;
            /** @description Id of the record. */
            id: number;
            /** @description Addresses that belong to the term. */
            urls: components["schemas"]["TermUrls"];
        };
        /** @description A page of a list of categories. */
        CategoryList: {
            /** @description Address of the page. */
            rest_url: string;
            /** @description How many records the whole list has. */
            total: number;
            /** @description How many pages the whole list has. */
            total_pages: number;
            /** @description The records of the page. */
            categories: components["schemas"]["Category"][];
            /** @description Address of the next page; absent on the last one. */
            next_rest_url?: string;
            /** @description Address of the previous page; absent on the first one. */
            previous_rest_url?: string;
        };
        /** @description Creates a record. */
        CategoryCreate: {
            /** @description Name of the category. */
            name: string;
            /** @description What belongs in the category. */
            description?: string;
            /** @description Short name of the category in addresses. */
            slug?: string;
            /** @description Id of the category above. */
            parent?: number | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes the fields that are sent of the record with this id; the others stay as they are. */
        CategoryUpdate: {
            /** @description Name of the category. */
            name?: string;
            /** @description What belongs in the category. */
            description?: string;
            /** @description Short name of the category in addresses. */
            slug?: string;
            /** @description Id of the category above. */
            parent?: number | null;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description A word that events are marked with. */
        Tag: {
            /** @description Id of the record. */
            id: number;
            /** @description How many published events have the term. */
            count: number;
            /** @description What the tag marks. */
            description: string;
            /** @description Name of the tag. */
            name: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description The kind of term. */
            taxonomy: string;
            /** @description Always empty. */
            meta: components["schemas"]["JsonObject"][];
            /** @description Address of the web page of the record. */
            url: string;
            /** @description Addresses that belong to the term. */
            urls: components["schemas"]["TermUrls"];
            /** @description The same addresses as links; in answers for a single term only. */
            _links?: components["schemas"]["JsonObject"];
        };
        /** @description A word that events are marked with. */
        EmbeddedTag: {
            /** @description Name of the tag. */
            name: string;
            /** @description Short name in addresses. */
            slug: string;
            /** @description Always 0. */
            term_group: number;
            /** @description The same as id. */
            term_taxonomy_id: number;
            /** @description The kind of term. */
            taxonomy: string;
            /** @description What the tag marks. */
            description: string;
            /** @description Always 0. */
            parent: number;
            /** @description How many published events have the term. */
            count: number;
            /** @description Always raw. */
            filter: string;
            /** @description Id of the record. */
            id: number;
            /** @description Addresses that belong to the term. */
            urls: components["schemas"]["TermUrls"];
        };
        /** @description A page of a list of tags. */
        TagList: {
            /** @description Address of the page. */
            rest_url: string;
            /** @description How many records the whole list has. */
            total: number;
            /** @description How many pages the whole list has. */
            total_pages: number;
            /** @description The records of the page. */
            tags: components["schemas"]["Tag"][];
            /** @description Address of the next page; absent on the last one. */
            next_rest_url?: string;
            /** @description Address of the previous page; absent on the first one. */
            previous_rest_url?: string;
        };
        /** @description Creates a record. */
        TagCreate: {
            /** @description Name of the tag. */
            name: string;
            /** @description What the tag marks. */
            description?: string;
            /** @description Short name of the tag in addresses. */
            slug?: string;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes the fields that are sent of the record with this id; the others stay as they are. */
        TagUpdate: {
            /** @description Name of the tag. */
            name?: string;
            /** @description What the tag marks. */
            description?: string;
            /** @description Short name of the tag in addresses. */
            slug?: string;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Creates a webhook; the answer shows its secret, once. */
        CreateWebhookInput: {
            /** @description Name of the webhook: lower-case letters, digits and hyphens. */
            name: string;
            /**
             * Format: uri
             * @description Address that messages are posted to.
             */
            url: string;
            /** @description Types of messages to send, such as event.published or event.*; all where missing. */
            types?: string[];
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Changes what is sent of the webhook with this name. */
        UpdateWebhookInput: {
            /**
             * Format: uri
             * @description Address that messages are posted to.
             */
            url?: string;
            /** @description Types of messages to send, such as event.published or event.*; all where missing. */
            types?: string[];
            /** @description Whether messages are sent; those that waited meanwhile go at once. */
            enabled?: boolean;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
        /** @description Sends messages again: one, those since a date, or else those given up. */
        ReplayWebhookInput: {
            /** @description Id of one message. */
            message?: string;
            /** @description Messages from this date and time on. */
            from?: string;
            /** @description The language version of the content that the caller reads or writes. */
            translation_language?: components["schemas"]["Language"];
        };
    };
    responses: never;
    parameters: {
        /** @description The language version of the content that the caller reads or writes. */
        translation_language: components["schemas"]["Language"];
        /** @description Version that the caller has; the same one is answered with 304. */
        "If-None-Match": string;
        /** @description Version that the caller means to change; another one is answered with 412. */
        "If-Match": string;
        /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
        "Idempotency-Key": string;
        /** @description The same for a message however often it is sent. */
        "webhook-id": string;
        /** @description Seconds since 1970, in UTC, at which the message was sent. */
        "webhook-timestamp": string;
        /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
        "webhook-signature": string;
    };
    requestBodies: never;
    headers: {
        /** @description How many records the whole list has. */
        "X-TEC-Total": number;
        /** @description How many records the whole list has. */
        "X-WP-Total": number;
        /** @description How many pages the whole list has. */
        "X-TEC-TotalPages": number;
        /** @description How many pages the whole list has. */
        "X-WP-TotalPages": number;
        /** @description Addresses of the next and the previous page, with rel=next and rel=prev. */
        Link: string;
        /** @description Version of the answer, for If-None-Match and If-Match. */
        ETag: string;
        /** @description Address of the new record. */
        Location: string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
        /** @description How to say who calls. */
        "WWW-Authenticate": string;
        /** @description Version and hash of what callers rely on; another hash means that something changed. */
        "X-Contract": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getRoot: {
        parameters: {
            query?: {
                /** @description The namespace to describe. */
                namespace?: string;
                /** @description The scope of the request. */
                context?: components["schemas"]["Context"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the routes with their methods and arguments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonObject"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_invalid_namespace`: The namespace was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getDoc: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document of this service in the language asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonObject"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getContract: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hashes of what callers rely on: one of the whole, and one of each operation. A client keeps those it was built with and sees from the others what changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonObject"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getAudit: {
        parameters: {
            query?: {
                /** @description Keep changes of this kind of record. */
                resource?: string;
                /** @description Keep changes of the record with this id. */
                record?: number;
                /** @description Keep changes made with the key of this id or name. */
                key?: string;
                /** @description Keep changes made by the request with this id. */
                request?: string;
                /** @description Keep changes from this date and time on. */
                from?: string;
                /** @description Keep changes before this date and time. */
                to?: string;
                /** @description The page to return. */
                page?: number;
                /** @description How many a page holds. */
                per_page?: number;
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists who changed which record how and when, the latest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the webhooks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateWebhookInput"];
                "multipart/form-data": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description Creates a webhook; the answer shows its secret, once. */
            201: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_exists`: There is a webhook named {name} already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gives the webhook with this name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateWebhookPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateWebhookInput"];
                "multipart/form-data": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description Changes what is sent of the webhook with this name. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateWebhookInput"];
                "multipart/form-data": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description Changes what is sent of the webhook with this name. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes the webhook with this name, and its messages. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateWebhookPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateWebhookInput"];
                "multipart/form-data": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description Changes what is sent of the webhook with this name. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    rotateWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gives the webhook a new secret; the present one signs beside it for a day. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a message for a test. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getWebhookLog: {
        parameters: {
            query?: {
                /** @description Keep messages in this state. */
                state?: components["schemas"]["DeliveryState"];
                /** @description The page to return. */
                page?: number;
                /** @description How many a page holds. */
                per_page?: number;
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the messages to the webhook with this name, the latest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLog"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: never;
            path: {
                /** @description name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ReplayWebhookInput"];
                "multipart/form-data": components["schemas"]["ReplayWebhookInput"];
            };
        };
        responses: {
            /** @description Sends messages again: one, those since a date, or else those given up. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_webhook_unknown`: There is no webhook named {name}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past. */
                start_date?: string;
                /** @description Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones. */
                end_date?: string;
                /** @description all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise. */
                window?: components["schemas"]["TimeWindow"];
                /** @description Keep events that start before the date. */
                starts_before?: string;
                /** @description Keep events that start after the date. */
                starts_after?: string;
                /** @description Keep events that end before the date. */
                ends_before?: string;
                /** @description Keep events that end after the date. */
                ends_after?: string;
                /** @description True: the times given count exactly; false: the date filters cover whole days. */
                strict_dates?: boolean;
                /** @description Words to find in title, description or excerpt; "a phrase" and -word work. */
                search?: string;
                /** @description Keep events in one of these categories, by id, slug or name. */
                categories?: (number | string)[];
                /** @description Keep events with one of these tags, by id, slug or name. */
                tags?: (number | string)[];
                /** @description Keep events at one of these venues, by id. */
                venue?: number[];
                /** @description Keep events of one of these organizers, by id. */
                organizer?: number[];
                /** @description Keep events that are featured (true) or are not (false). */
                featured?: boolean;
                /** @description Keep records in one of these post statuses. */
                status?: components["schemas"]["Status"][];
                /** @description Keep events whose venue has coordinates (true) or has none (false). */
                geoloc?: boolean;
                /** @description Latitude of a place; needs geoloc_lng. */
                geoloc_lat?: number;
                /** @description Longitude of a place; needs geoloc_lat. */
                geoloc_lng?: number;
                /** @description How far from the place a venue may be; in km. */
                geoloc_radius?: number;
                /** @description Keep the events with these ids, in this order; date filters do not count. */
                include?: number[];
                /** @description Keep events that belong to this event. */
                post_parent?: number;
                /** @description Keep events with tickets (true) or without (false). */
                ticketed?: boolean;
                /** @description Shows the events that this password protects in full. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng. */
                orderby?: components["schemas"]["EventOrder"];
                /** @description Direction of the order, ascending where missing. */
                order?: components["schemas"]["Order"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the records that pass all filters, page by page. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `event-archive-page-not-found`: That page of the archive does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createEvent: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventCreate"];
                "multipart/form-data": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Password that readers need; an empty one removes it. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `event-no-longer-available`: This event is no longer available.
             *     - `event-not-accessible`: This record is not accessible.
             *     - `event-password-protected`: This record is protected by a password.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEventPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEvent: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description Password that readers need; an empty one removes it. */
                password?: string;
                /** @description How far a write of an occurrence reaches; this where it is left out. */
                scope?: components["schemas"]["Scope"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `event-password-protected`: This record is protected by a password.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `event-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEventPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getEventBySlug: {
        parameters: {
            query?: {
                /** @description Password that readers need; an empty one removes it. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `event-no-longer-available`: This event is no longer available.
             *     - `event-not-accessible`: This record is not accessible.
             *     - `event-password-protected`: This record is protected by a password.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEventBySlugPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEventBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteEventBySlug: {
        parameters: {
            query?: {
                /** @description Password that readers need; an empty one removes it. */
                password?: string;
                /** @description How far a write of an occurrence reaches; this where it is left out. */
                scope?: components["schemas"]["Scope"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `event-password-protected`: This record is protected by a password.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `event-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateEventBySlugPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdate"];
                "multipart/form-data": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Something that takes place at a time, maybe at a venue, held by organizers. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listEventsIcs: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past. */
                start_date?: string;
                /** @description Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones. */
                end_date?: string;
                /** @description all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise. */
                window?: components["schemas"]["TimeWindow"];
                /** @description Keep events that start before the date. */
                starts_before?: string;
                /** @description Keep events that start after the date. */
                starts_after?: string;
                /** @description Keep events that end before the date. */
                ends_before?: string;
                /** @description Keep events that end after the date. */
                ends_after?: string;
                /** @description True: the times given count exactly; false: the date filters cover whole days. */
                strict_dates?: boolean;
                /** @description Words to find in title, description or excerpt; "a phrase" and -word work. */
                search?: string;
                /** @description Keep events in one of these categories, by id, slug or name. */
                categories?: (number | string)[];
                /** @description Keep events with one of these tags, by id, slug or name. */
                tags?: (number | string)[];
                /** @description Keep events at one of these venues, by id. */
                venue?: number[];
                /** @description Keep events of one of these organizers, by id. */
                organizer?: number[];
                /** @description Keep events that are featured (true) or are not (false). */
                featured?: boolean;
                /** @description Keep records in one of these post statuses. */
                status?: components["schemas"]["Status"][];
                /** @description Keep events whose venue has coordinates (true) or has none (false). */
                geoloc?: boolean;
                /** @description Latitude of a place; needs geoloc_lng. */
                geoloc_lat?: number;
                /** @description Longitude of a place; needs geoloc_lat. */
                geoloc_lng?: number;
                /** @description How far from the place a venue may be; in km. */
                geoloc_radius?: number;
                /** @description Keep the events with these ids, in this order; date filters do not count. */
                include?: number[];
                /** @description Keep events that belong to this event. */
                post_parent?: number;
                /** @description Keep events with tickets (true) or without (false). */
                ticketed?: boolean;
                /** @description Shows the events that this password protects in full. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng. */
                orderby?: components["schemas"]["EventOrder"];
                /** @description Direction of the order, ascending where missing. */
                order?: components["schemas"]["Order"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as an iCalendar file, to import or subscribe to. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `event-archive-page-not-found`: That page of the archive does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listEventsRss: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past. */
                start_date?: string;
                /** @description Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones. */
                end_date?: string;
                /** @description all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise. */
                window?: components["schemas"]["TimeWindow"];
                /** @description Keep events that start before the date. */
                starts_before?: string;
                /** @description Keep events that start after the date. */
                starts_after?: string;
                /** @description Keep events that end before the date. */
                ends_before?: string;
                /** @description Keep events that end after the date. */
                ends_after?: string;
                /** @description True: the times given count exactly; false: the date filters cover whole days. */
                strict_dates?: boolean;
                /** @description Words to find in title, description or excerpt; "a phrase" and -word work. */
                search?: string;
                /** @description Keep events in one of these categories, by id, slug or name. */
                categories?: (number | string)[];
                /** @description Keep events with one of these tags, by id, slug or name. */
                tags?: (number | string)[];
                /** @description Keep events at one of these venues, by id. */
                venue?: number[];
                /** @description Keep events of one of these organizers, by id. */
                organizer?: number[];
                /** @description Keep events that are featured (true) or are not (false). */
                featured?: boolean;
                /** @description Keep records in one of these post statuses. */
                status?: components["schemas"]["Status"][];
                /** @description Keep events whose venue has coordinates (true) or has none (false). */
                geoloc?: boolean;
                /** @description Latitude of a place; needs geoloc_lng. */
                geoloc_lat?: number;
                /** @description Longitude of a place; needs geoloc_lat. */
                geoloc_lng?: number;
                /** @description How far from the place a venue may be; in km. */
                geoloc_radius?: number;
                /** @description Keep the events with these ids, in this order; date filters do not count. */
                include?: number[];
                /** @description Keep events that belong to this event. */
                post_parent?: number;
                /** @description Keep events with tickets (true) or without (false). */
                ticketed?: boolean;
                /** @description Shows the events that this password protects in full. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng. */
                orderby?: components["schemas"]["EventOrder"];
                /** @description Direction of the order, ascending where missing. */
                order?: components["schemas"]["Order"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as an RSS feed. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `event-archive-page-not-found`: That page of the archive does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getEventIcs: {
        parameters: {
            query?: {
                /** @description Password that readers need; an empty one removes it. */
                password?: string;
                /** @description edit: shows protected events in full to those who may edit them. */
                context?: components["schemas"]["Context"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as an iCalendar file, to import or subscribe to. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest-invalid-event-id`: The number {id} belongs to a record that is no event.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `event-no-longer-available`: This event is no longer available.
             *     - `event-not-accessible`: This record is not accessible.
             *     - `event-password-protected`: This record is protected by a password.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest-event-not-found`: There is no event with the number {id}. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Words to find in name, description, address or contact. */
                search?: string;
                /** @description Keep the venues of this event. */
                event?: number;
                /** @description Keep venues that have events (true) or have none (false). */
                has_events?: boolean;
                /** @description True: keep venues that have upcoming events; false: keep all. */
                only_with_upcoming?: boolean;
                /** @description Keep records in one of these post statuses. */
                status?: components["schemas"]["Status"][];
                /** @description What to sort by; where missing, the latest publication first. */
                orderby?: components["schemas"]["RecordOrder"];
                /** @description Direction of the order, ascending where missing. */
                order?: components["schemas"]["Order"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the records that pass all filters, page by page. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `venue-archive-page-not-found`: That page of the archive does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createVenue: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueCreate"];
                "multipart/form-data": components["schemas"]["VenueCreate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getVenue: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `venue-not-accessible`: This record is not accessible.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenuePut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenue: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteVenue: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `venue-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenuePatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `venue-not-accessible`: This record is not accessible.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenueBySlugPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `venue-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateVenueBySlugPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdate"];
                "multipart/form-data": components["schemas"]["VenueUpdate"];
            };
        };
        responses: {
            /** @description A place where events are held. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listOrganizers: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Words to find in name, description or contact. */
                search?: string;
                /** @description Keep the organizers of this event. */
                event?: number;
                /** @description Keep organizers that have events (true) or have none (false). */
                has_events?: boolean;
                /** @description True: keep organizers that have upcoming events; false: keep all. */
                only_with_upcoming?: boolean;
                /** @description Keep records in one of these post statuses. */
                status?: components["schemas"]["Status"][];
                /** @description What to sort by; where missing, the latest publication first. */
                orderby?: components["schemas"]["RecordOrder"];
                /** @description Direction of the order, ascending where missing. */
                order?: components["schemas"]["Order"];
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the records that pass all filters, page by page. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `organizer-archive-page-not-found`: That page of the archive does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createOrganizer: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerCreate"];
                "multipart/form-data": components["schemas"]["OrganizerCreate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getOrganizer: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `organizer-not-accessible`: This record is not accessible.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizerPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizer: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteOrganizer: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `organizer-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizerPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `organizer-not-accessible`: This record is not accessible.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizerBySlugPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `organizer-is-in-trash`: This record is in the trash already. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateOrganizerBySlugPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Short name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdate"];
                "multipart/form-data": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description A person or group that holds events. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Text to find in name or slug. */
                search?: string;
                /** @description Leave out the terms with these ids. */
                exclude?: number[];
                /** @description Keep the terms with these ids only. */
                include?: number[];
                /** @description Ascending or descending. */
                order?: components["schemas"]["Order"];
                /** @description The attribute of the term to sort by. */
                orderby?: components["schemas"]["TermOrder"];
                /** @description Leave out categories without published events. */
                hide_empty?: boolean;
                /** @description Keep the categories directly below this one. */
                parent?: number;
                /** @description Keep the categories of this event. */
                post?: number;
                /** @description Keep the categories of this event; another name for post. */
                event?: number;
                /** @description Keep the term with this slug. */
                slug?: string;
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the records that pass all filters, page by page. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryCreate"];
                "multipart/form-data": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateCategoryPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryUpdate"];
                "multipart/form-data": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryUpdate"];
                "multipart/form-data": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateCategoryPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryUpdate"];
                "multipart/form-data": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description A kind of event; categories may stand below each other. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description The page of the archive to return. */
                page?: number;
                /** @description How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest. */
                per_page?: number;
                /** @description Text to find in name or slug. */
                search?: string;
                /** @description Leave out the terms with these ids. */
                exclude?: number[];
                /** @description Keep the terms with these ids only. */
                include?: number[];
                /** @description Ascending or descending. */
                order?: components["schemas"]["Order"];
                /** @description The attribute of the term to sort by. */
                orderby?: components["schemas"]["TermOrder"];
                /** @description Leave out tags without published events. */
                hide_empty?: boolean;
                /** @description Keep the tags of this event. */
                post?: number;
                /** @description Keep the tags of this event; another name for post. */
                event?: number;
                /** @description Keep the term with this slug. */
                slug?: string;
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the records that pass all filters, page by page. */
            200: {
                headers: {
                    "X-TEC-Total": components["headers"]["X-TEC-Total"];
                    "X-TEC-TotalPages": components["headers"]["X-TEC-TotalPages"];
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    createTag: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagCreate"];
                "multipart/form-data": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description A word that events are marked with. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller has; the same one is answered with 304. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A word that events are marked with. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The answer has the version that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `incorrect_password`: The key is not valid. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateTagPut: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagUpdate"];
                "multipart/form-data": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description A word that events are marked with. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateTag: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagUpdate"];
                "multipart/form-data": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description A word that events are marked with. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A word that events are marked with. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    updateTagPatch: {
        parameters: {
            query?: {
                /** @description The language version of the content that the caller reads or writes. */
                translation_language?: components["parameters"]["translation_language"];
            };
            header?: {
                /** @description Version that the caller means to change; another one is answered with 412. */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagUpdate"];
                "multipart/form-data": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description A word that events are marked with. */
            200: {
                headers: {
                    "X-Contract": components["headers"]["X-Contract"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /**
             * @description - `rest_invalid_param`: Invalid parameter(s): {names}
             *     - `rest_missing_callback_param`: Missing parameter(s): {names}
             *     - `invalid-linked-record`: {name} refers to a record that does not exist.
             *     - `rest_invalid_json`: The body of the request is not valid JSON.
             *     - `rest_invalid_body`: The body of the request cannot be read: {reason}.
             *     - `term_exists`: A term with that name exists already.
             *     - `rest_invalid_idempotency_key`: An Idempotency-Key has 1 to {limit} characters, all of them visible ASCII characters or blanks.
             *     - `rest_invalid_address`: The address of the request is not valid: {part}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You have to authenticate to do that.
             *     - `incorrect_password`: The key is not valid.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_forbidden`: You are not allowed to do that.
             *     - `rest_forbidden`: Without keys this service answers local requests only; {header} is not local. Create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             *     - `rest_forbidden`: Without keys, pages of other ports may write with JSON only (Content-Type: application/json). Or create a key with `npm run keys` or set ADMIN_API_KEY, and send that key.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_conflict`: The record is being changed by many callers at once; try again.
             *     - `duplicate_term_slug`: The slug {slug} is in use by another term.
             *     - `rest_idempotency_key_in_use`: A request with this Idempotency-Key is being worked on; try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_precondition_failed`: The record was changed in the meantime; read it again. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_body_too_large`: The body of the request is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_unsupported_media_type`: The content coding {type} is not supported; send the body uncompressed. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_idempotency_key_reused`: This Idempotency-Key came with another request before; use a new one for each write. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_too_many_requests`: More than {limit} requests within a minute; wait for the time that Retry-After tells. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_internal_error`: The request failed for a reason inside the service. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /**
             * @description - `rest_timeout`: The request took too long and was given up; try again later.
             *     - `rest_store_unavailable`: The store does not answer at the moment; try again later.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
            /** @description `rest_store_full`: The store has no room for the record; nothing was changed. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                    "application/problem+json": components["schemas"]["ErrorProblem"];
                };
            };
        };
    };
    eventWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for a message however often it is sent. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970, in UTC, at which the message was sent. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What became of the record.
                     * @enum {string}
                     */
                    type: "event.created" | "event.updated" | "event.trashed" | "event.restored" | "event.published";
                    /**
                     * Format: date-time
                     * @description When it did, in UTC.
                     */
                    timestamp: string;
                    /** @description The record as lists answer it, or its id where the role of webhooks may not read it. */
                    data: components["schemas"]["Event"] | {
                        id: number;
                    };
                    /** @constant */
                    resource: "event";
                    /** @description Id of the record. */
                    id: number;
                    /** @description Number of the change among those of the record. */
                    revision: number;
                    language: components["schemas"]["Language"];
                    /** @description The fields that say something else. */
                    changed: string[];
                };
            };
        };
        responses: {
            /** @description The receiver wants no more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    venueWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for a message however often it is sent. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970, in UTC, at which the message was sent. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What became of the record.
                     * @enum {string}
                     */
                    type: "venue.created" | "venue.updated" | "venue.trashed" | "venue.restored" | "venue.published";
                    /**
                     * Format: date-time
                     * @description When it did, in UTC.
                     */
                    timestamp: string;
                    /** @description The record as lists answer it, or its id where the role of webhooks may not read it. */
                    data: components["schemas"]["Venue"] | {
                        id: number;
                    };
                    /** @constant */
                    resource: "venue";
                    /** @description Id of the record. */
                    id: number;
                    /** @description Number of the change among those of the record. */
                    revision: number;
                    language: components["schemas"]["Language"];
                    /** @description The fields that say something else. */
                    changed: string[];
                };
            };
        };
        responses: {
            /** @description The receiver wants no more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    organizerWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for a message however often it is sent. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970, in UTC, at which the message was sent. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What became of the record.
                     * @enum {string}
                     */
                    type: "organizer.created" | "organizer.updated" | "organizer.trashed" | "organizer.restored" | "organizer.published";
                    /**
                     * Format: date-time
                     * @description When it did, in UTC.
                     */
                    timestamp: string;
                    /** @description The record as lists answer it, or its id where the role of webhooks may not read it. */
                    data: components["schemas"]["Organizer"] | {
                        id: number;
                    };
                    /** @constant */
                    resource: "organizer";
                    /** @description Id of the record. */
                    id: number;
                    /** @description Number of the change among those of the record. */
                    revision: number;
                    language: components["schemas"]["Language"];
                    /** @description The fields that say something else. */
                    changed: string[];
                };
            };
        };
        responses: {
            /** @description The receiver wants no more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    categoryWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for a message however often it is sent. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970, in UTC, at which the message was sent. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What became of the record.
                     * @enum {string}
                     */
                    type: "category.created" | "category.updated" | "category.deleted";
                    /**
                     * Format: date-time
                     * @description When it did, in UTC.
                     */
                    timestamp: string;
                    /** @description The record as lists answer it, or its id where the role of webhooks may not read it. */
                    data: components["schemas"]["Category"] | {
                        id: number;
                    };
                    /** @constant */
                    resource: "category";
                    /** @description Id of the record. */
                    id: number;
                    /** @description Number of the change among those of the record. */
                    revision: number;
                    language: components["schemas"]["Language"];
                    /** @description The fields that say something else. */
                    changed: string[];
                };
            };
        };
        responses: {
            /** @description The receiver wants no more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    tagWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for a message however often it is sent. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970, in UTC, at which the message was sent. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description `v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What became of the record.
                     * @enum {string}
                     */
                    type: "tag.created" | "tag.updated" | "tag.deleted";
                    /**
                     * Format: date-time
                     * @description When it did, in UTC.
                     */
                    timestamp: string;
                    /** @description The record as lists answer it, or its id where the role of webhooks may not read it. */
                    data: components["schemas"]["Tag"] | {
                        id: number;
                    };
                    /** @constant */
                    resource: "tag";
                    /** @description Id of the record. */
                    id: number;
                    /** @description Number of the change among those of the record. */
                    revision: number;
                    language: components["schemas"]["Language"];
                    /** @description The fields that say something else. */
                    changed: string[];
                };
            };
        };
        responses: {
            /** @description The receiver wants no more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
