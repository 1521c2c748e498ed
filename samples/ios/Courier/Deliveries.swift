import {{ios.module}}

// #region interface
/// What the app needs from the SDK. Tests replace it with the simulator.
protocol Deliveries: Sendable {
    func permissionStatus() async throws -> PermissionStatus
    func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus
    func start(_ job: CourierJob) async throws -> DeliverySession
    func active() async throws -> DeliverySession?
    func queuedEventCount() async throws -> Int
    func setPowerSaving(_ on: Bool) async throws
    func deleteLocalData() async throws
}
// #endregion interface

/// A delivery as your server describes it.
struct CourierJob: Sendable {
    let id: String
    let route: String
    let address: String
    var placeId: String?
    var plusCode: String?
    var latitude: Double?
    var longitude: Double?
}

extension CourierJob {
    /// The forms that work offline come first.
    nonisolated var destination: Destination {
        if let latitude, let longitude { return .coordinates(latitude, longitude) }
        if let plusCode { return .plusCode(plusCode) }
        if let placeId { return .placeId(placeId) }
        return .address(address)
    }
}

struct SdkDeliveries: Deliveries {
    let configured: Task<Void, any Error>
    let reporter: DeliveryReporter

    func permissionStatus() async throws -> PermissionStatus {
        try await configured.value
        return try await DeliverySdk.permissionStatus()
    }

    func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus {
        try await configured.value
        return try await DeliverySdk.requestPermission(level)
    }

    // #region start
    func start(_ job: CourierJob) async throws -> DeliverySession {
        try await configured.value
        let session = try await DeliverySdk.startDelivery(
            job.id,
            to: job.destination,
            options: DeliveryOptions(
                expiresAfter: .seconds(8 * 60 * 60),
                attributes: ["route": job.route]
            )
        )
        await reporter.follow(session)
        return session
    }
    // #endregion start

    func active() async throws -> DeliverySession? {
        try await configured.value
        guard let session = try await DeliverySdk.activeSession() else { return nil }
        await reporter.follow(session)
        return session
    }

    func queuedEventCount() async throws -> Int {
        try await configured.value
        return try await DeliverySdk.queuedEventCount()
    }

    /// If `on` is false, sets the app's mode; if your deliveries have a mode of their own, set that one
    /// instead.
    func setPowerSaving(_ on: Bool) async throws {
        try await configured.value
        try await DeliverySdk.setBatteryMode(on ? .saver : .balanced)
    }

    func deleteLocalData() async throws {
        try await configured.value
        try await DeliverySdk.deleteLocalData()
    }
}
