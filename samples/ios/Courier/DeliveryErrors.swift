import Foundation
import {{ios.module}}

/// What the courier can do about a problem.
enum Remedy {
    case allowLocation, turnLocationOn, resume, endOther

    var label: LocalizedStringResource {
        switch self {
        case .allowLocation, .turnLocationOn: "Open Settings"
        case .resume: "Go to the delivery"
        case .endOther: "End that delivery"
        }
    }
}

struct Problem: Equatable {
    let text: LocalizedStringResource
    var remedy: Remedy?

    static let unknown = Problem(text: "Something went wrong. Contact your dispatcher.")
    static let notOpen = Problem(
        text: "Another delivery is still running on this phone.",
        remedy: .endOther
    )
    static let endUnknown = Problem(
        text: "Nobody can say yet how that delivery ended. Go online and try again, or ask your dispatcher to enter it.",
        remedy: .endOther
    )
}

// #region to-problem
extension Problem {
    /// Keeps a `default`, since a minor version can add codes.
    init(_ error: DeliveryError) {
        self = switch error.code {
        case .permissionDenied:
            Problem(text: "The delivery needs your precise location.", remedy: .allowLocation)
        case .locationDisabled:
            Problem(text: "Turn on Location Services in Settings, under Privacy & Security.", remedy: .turnLocationOn)
        case .appInBackground:
            Problem(text: "Keep the app open, and start again.")
        case .invalidDestination:
            Problem(text: "This address can’t be found. Contact your dispatcher.")
        case .deliveryAlreadyActive:
            Problem(text: "Another delivery is still running.", remedy: .resume)
        case .sessionExpired:
            Problem(text: "Delivery \(error.deliveryId ?? "") took too long. Enter how it ended.")
        case .sessionEnded:
            Problem(text: "This delivery has already ended.")
        case .storageFull:
            Problem(text: "Storage is full. Go online or free some space.")
        case .networkUnavailable:
            Problem(text: "The address can’t be looked up offline. Start again when you’re online.")
        case .serverError:
            Problem(text: "Something went wrong on the server. Start again in a minute.")
        default:
            .unknown
        }
    }
}
// #endregion to-problem
