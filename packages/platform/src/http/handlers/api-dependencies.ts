import type { Site } from "@forecourt/core/schemas";
import type { EnquiryDependencies } from "../../domain/finance/enquiry-steps.ts";
import type { AttemptLimits } from "../../domain/shoppers/attempt-limits.ts";
import type { IdentityKeys } from "../../domain/shoppers/identity-keys.ts";
import type { IdentityService } from "../../domain/shoppers/identity-service.ts";
import type { BrowserVisitor } from "../requests/create-visitors.ts";
import type { LenderClientOf } from "../../domain/finance/create-lender-directory.ts";
import type { WorkQueue } from "../../base/load/create-work-queue.ts";
import type { Database } from "../../records/open-database.ts";
import type { StockLists } from "../../search/stock/create-stock-lists.ts";
import type { Suggestions } from "../../search/stock/create-suggestions.ts";
import type { TypesenseStockSearch } from "../../search/stock/create-typesense-search.ts";
import type { Geocoder } from "../../domain/places/geocoder.ts";
import type { PlainSearchReader } from "../../search/stock/create-plain-search.ts";
import type { SearchVersions } from "../../search/stock/search-versions.ts";
import type { SearchCache } from "../../search/stock/search-cache.ts";
import type { CountedCars } from "../../domain/stock/counted-cars.ts";
import type { StockWordsReader } from "../../search/words/create-stock-words.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { PaymentDependencies } from "../../domain/settlement/settle-payment.ts";
import type { TradeInServices } from "../../domain/trade-ins/open-trade-in-services.ts";
import type { VehicleServices } from "./vehicle-services.ts";
import type { RouteLead } from "../../domain/leads/lead-router.ts";

/** What the endpoints stand on. */
export interface ApiDependencies {
  database: Database;
  search: SearchCache;
  lists: StockLists;
  vehicle: VehicleServices;
  tradeIns: TradeInServices;
  /** Where files of shoppers wait for their turn. */
  uploads: WorkQueue;
  /** What settling payments stands on. */
  payments: PaymentDependencies;
  suggestions: Suggestions;
  typesenseSearch: TypesenseStockSearch;
  plainSearch: PlainSearchReader;
  /** Whose views were counted. */
  countedCars: Pick<CountedCars, "note">;
  /** Where postcodes are. */
  geocoder: Geocoder;
  words: StockWordsReader;
  /** Versions that answers about a site's stock hang on. */
  versionsOf: (site: Site) => SearchVersions;
  /** Says where leads of a site go. */
  routeLeadsOf: (siteSlug: string) => RouteLead;
  /** Who signs in, and how often a code may be sent or tried. */
  identity: IdentityService;
  /** Limits that all processes share. */
  limits: Pick<AttemptLimits, "tryTake">;
  /** The other sites that share the accounts of a site's shoppers. */
  sharedAccountsOf: (site: Site) => readonly Site[];
  /**
   * Makes the secrets with which dealers confirm bookings and shoppers read reservations, and signs session cookies.
   */
  keys: Pick<IdentityKeys, "hash" | "cookieKey">;
  /** A site as it is stored, phone numbers whole: for mails, whose readers are to call. */
  storedSite: (site: Site) => Site;
  /** The key that a site's text service signs with; undefined where it has none. */
  textKeyOf: (siteSlug: string) => string | undefined;
  /** The lender of a site. */
  lenderClientOf: LenderClientOf;
  /** What finance enquiries stand on. */
  enquiries: EnquiryDependencies;
  /** Whose request it is: the browser's, where it was made in process for one. */
  visitorOf: (request: Request) => BrowserVisitor;
  /** Address of the client that sent a request; undefined in process. */
  addressOf: (request: Request) => string | undefined;
  /** Hears that a lead was stored. */
  onLead: () => void;
  log: Log;
  /** The clock. */
  now: () => Date;
}
